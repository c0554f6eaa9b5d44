import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the connection does with what passes: lets it, keeps it, or loses the answer to a commit, and with it the connection. */
type ProxyMode = 'sound' | 'hanging' | 'losing-commits';

/** A connection to a database that a test can break. */
export interface DatabaseConnection {
  /** The address of the database by this connection. */
  readonly address: string;
  /** Breaks every connection, and lets nobody in. */
  cut(): Promise<void>;
  /** Lets everybody in again. */
  mend(): Promise<void>;
  behave(manner: ProxyMode): void;
  close(): Promise<void>;
}

/** A connection to the database of that address, at first a sound one. */
export async function connectToDatabase(database: string): Promise<DatabaseConnection> {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  let manner: ProxyMode = 'sound';
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let answerIsLost = false;
    for (const [from, to] of [[near, far], [far, near]] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    near.on('data', (asked) => {
      if (manner === 'hanging') return;
      answerIsLost ||= manner === 'losing-commits' && asked.includes('commit\0');
      far.write(asked);
    });
    far.on('data', (answer) => {
      if (manner === 'hanging') return;
      if (answerIsLost) near.destroy();
      else near.write(answer);
    });
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const end = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const at = (server.address() as AddressInfo).port;
  return {
    address: Object.assign(new URL(database), { port: String(at) }).href,
    cut: end,
    mend: () => listen(at),
    behave: (now) => {
      manner = now;
    },
    close: end,
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The mode of the proxy. */
type ProxyMode =
  | 'sound'
  /** The proxy holds all data back. */
  | 'hanging'
  /** The proxy loses the answer to a commit, and the connection with it. */
  | 'losing-commits'
  /** The proxy accepts new connections, and closes them at once. */
  | 'closing'
  /** The proxy delays each answer. */
  | 'slow'
  /** The proxy closes the connection in the middle of the next answer. */
  | 'resetting';

/** The delay of a slow answer, in ms. */
const LATE_MS = 300;

/** A connection to a database that a test can break. */
export interface DatabaseConnection {
  /** The URL of the database through this connection. */
  readonly address: string;
  /** Breaks every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Restores the connection. */
  mend(): Promise<void>;
  behave(manner: ProxyMode): void;
  /** Breaks the connections with this application name, once. */
  cutOnly(application: string): void;
  close(): Promise<void>;
}

/** Resolves with a working connection, through a proxy, to the database at a URL. */
export async function connectToDatabase(database: string): Promise<DatabaseConnection> {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const applications = new Map<Socket, string>();
  let manner: ProxyMode = 'sound';
  const server = createServer((near) => {
    if (manner === 'closing') return void near.destroy();
    const far = connect(Number(port), hostname);
    let answerIsLost = false;
    for (const [from, to] of [[near, far], [far, near]] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        applications.delete(from);
        to.destroy();
      });
    }
    near.once('data', (start) => applications.set(near, /application_name\0([^\0]*)/.exec(start.toString('latin1'))?.[1] ?? ''));
    near.on('data', (asked) => {
      if (manner === 'hanging') return;
      answerIsLost ||= manner === 'losing-commits' && asked.includes('commit\0');
      far.write(asked);
    });
    far.on('data', (answer) => {
      if (manner === 'hanging') return;
      if (answerIsLost) near.destroy();
      else if (manner === 'slow') setTimeout(() => near.write(answer), LATE_MS);
      else if (manner === 'resetting') near.write(answer.subarray(0, answer.length / 2), () => near.resetAndDestroy());
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
    mend: async () => {
      manner = 'sound';
      if (!server.listening) await listen(at);
    },
    behave: (now) => {
      manner = now;
      if (now === 'closing') for (const socket of sockets) socket.destroy();
    },
    cutOnly: (application) => {
      for (const [socket, name] of applications) if (name === application) socket.destroy();
    },
    close: end,
  };
}

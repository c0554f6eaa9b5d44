import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { Client } from 'pg';

/** A database pooler that gives its one session to the next client that begins a transaction. */
export interface TransactionPooler {
  readonly address: string;
  close(): Promise<void>;
}

/** The pooler's greeting to a client: authenticated, and ready. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** The message that the database is ready for another transaction, which marks the end of each one. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Starts a pooler in transaction mode in front of a database, and resolves with the pooler. It does not support encryption, and
 * forwards all data of its own session.
 */
export async function transactionPooler(database: string): Promise<TransactionPooler> {
  const session = new Socket();
  const client = new Client({ connectionString: database, stream: () => session });
  client.on('error', () => undefined);
  await client.connect();
  session.removeAllListeners('data');
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let served: Socket | null = null;
  session.on('data', (answer) => {
    served?.write(answer);
    if (!answer.subarray(-READY.length).equals(READY)) return;
    served = null;
    waiting.shift()?.();
  });
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    near.once('data', () => {
      near.write(LET_IN);
      near.on('data', (asked) => {
        const isFarewell = asked[0] === 0x58;
        if (isFarewell) return void near.end();
        const pass = (): void => {
          served = near;
          session.write(asked);
        };
        if (served === null || served === near) pass();
        else waiting.push(pass);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: Object.assign(new URL(database), { port: String((server.address() as AddressInfo).port) }).href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';

/** A Redis of a test's own, which it may stop and start again: it remembers nothing. */
export class OwnRedis {
  readonly url: string;
  readonly #port: number;
  readonly #password: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, password?: string) {
    this.#password = password ?? '';
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Starts one that is free for all, or that wants a password, and is not waited for then. */
  static async start(password?: string): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort(), password);
    await redis.start();
    return redis;
  }

  /** Starts it, with nothing in it. */
  async start(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--requirepass', this.#password];
    this.#child = spawn('redis-server', options, { stdio: 'ignore' });
    const connection = new Redis(this.url, { password: this.#password, maxRetriesPerRequest: null, retryStrategy: () => 20 });
    connection.on('error', () => undefined);
    await connection.ping();
    connection.disconnect();
  }

  /** Ends it on the spot. */
  async stop(): Promise<void> {
    if (this.#child === null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    this.#child = null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

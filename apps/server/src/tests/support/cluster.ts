import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type BuiltCode, built } from './built.ts';
import { addressOf } from './built-command.ts';

const PLENTY = '1000000+1000000/s';
const UNHURRIED = {
  PORT: '0',
  BOT_MOVE_MS: '0',
  MESSAGES_PER_SECOND: '100000',
  FLOOD_PER_SECOND: '100000',
  MS_PER_GUEST: PLENTY,
  KILOBYTES_PER_GUEST: PLENTY,
  WRITES_PER_GUEST: PLENTY,
  JOINS_PER_GUEST: PLENTY,
};

const SET_CLOCK = new URL('set-clock.mjs', import.meta.url).href;

/** Returns the environment that makes a server's clock wrong, by the offset in a file. */
export function withClockOf(file: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${SET_CLOCK}`, CLOCK: file };
}

/** One server of a cluster, in its own process. */
export class ClusterServer {
  readonly url: string;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Kills the server at once. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Stops the server gracefully. Resolves with its exit code. */
  async stop(): Promise<number> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = await ended;
    return Number(code);
  }

  /** Freezes the server (SIGSTOP) until it is thawed. Its connections stay open. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** Resolves with the number of the server's tables. */
  async tables(): Promise<number> {
    return Number(/^chinwag_tables (\d+)$/m.exec(await this.#metrics())?.[1]);
  }

  /** Resolves with the number of tables that the server has taken over from failed processes, by its metrics. */
  async takenOver(): Promise<number> {
    const counts = /^chinwag_table_takeovers_total\{why="(?:owner-dead|lease-ended)"\} (\d+)$/gm;
    const counted = [...(await this.#metrics()).matchAll(counts)];
    return counted.reduce((sum, [, count]) => sum + Number(count), 0);
  }

  async #metrics(): Promise<string> {
    return (await fetch(`${this.url}/metrics`)).text();
  }
}

/** Several processes of one server. */
export class Cluster {
  readonly #built: BuiltCode;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #flags: readonly string[];
  readonly #servers = new Set<ClusterServer>();

  private constructor(made: BuiltCode, environment: NodeJS.ProcessEnv, flags: readonly string[]) {
    this.#built = made;
    this.#environment = environment;
    this.#flags = flags;
  }

  /** Resolves with a cluster without servers, with relaxed rate limits, these environment variables and these flags of Node. */
  static async prepare(variables: Readonly<Record<string, string>>, flags: readonly string[] = []): Promise<Cluster> {
    return new Cluster(await built(), { ...process.env, ...UNHURRIED, ...variables }, flags);
  }

  /** Starts another server, with other values for these variables. Resolves with the server. */
  async start(variables: Readonly<Record<string, string>> = {}): Promise<ClusterServer> {
    const child = spawn(process.execPath, [...this.#flags, join(this.#built.directory, 'main.js')], {
      env: { ...this.#environment, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server = new ClusterServer(child, await addressOf(child));
    this.#servers.add(server);
    return server;
  }

  /** Starts a server that cannot start with these variables. Resolves with its message and exit code. */
  async refusal(variables: Readonly<Record<string, string>>): Promise<readonly [string, number]> {
    const child = spawn(process.execPath, [join(this.#built.directory, 'main.js')], {
      env: { ...this.#environment, ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    const said = await text(child.stderr);
    const [code] = await ended;
    return [said, Number(code)];
  }

  /** Starts several servers at once. Resolves with all of them. */
  startAll(count: number): Promise<readonly ClusterServer[]> {
    return Promise.all(Array.from({ length: count }, () => this.start()));
  }

  /** Resolves with the server that has the only table, as soon as there is one. */
  async home(servers: readonly ClusterServer[]): Promise<ClusterServer> {
    for (;;) {
      const counted = await Promise.all(servers.map(async (server) => ({ server, tables: await server.tables() })));
      const homes = counted.filter(({ tables }) => tables > 0);
      const [home] = homes;
      if (home !== undefined && homes.length === 1) return home.server;
      await setTimeout(20);
    }
  }

  /** Kills all running servers, and deletes the build. */
  async remove(): Promise<void> {
    await Promise.all([...this.#servers].map((server) => server.kill()));
    this.#built.remove();
  }
}

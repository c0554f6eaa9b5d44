import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { end, start } from '../scripts/child-processes.mjs';
import { freePorts } from './free-port.ts';

/** The line that the cluster prints for each server that listens. */
const LISTENS = /^A server listens at port (\d+) \(process (\d+)\)/;

/** The number of retries with other ports. */
const ATTEMPTS = 3;

/** Several servers behind one address, as `npm run cluster` starts them. The cluster restarts a server that exits. */
export class Club {
  readonly url: string;
  readonly #trial: ChildProcess;
  /** The process on each port. */
  readonly #listening = new Map<number, number>();
  #heard = (): void => undefined;

  private constructor(trial: ChildProcess, port: number) {
    this.url = `http://localhost:${port}`;
    this.#trial = trial;
    if (trial.stdout === null) throw new Error('nothing is heard of the servers');
    createInterface(trial.stdout).on('line', (line) => {
      const [, at, process] = LISTENS.exec(line) ?? [];
      if (at !== undefined) this.#listening.set(Number(at), Number(process));
      this.#heard();
    });
  }

  /**
   * Starts `servers` servers with their own shared database. Resolves with the cluster. Rejects if it does not start after several
   * attempts.
   */
  static async open(servers: number): Promise<Club> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await Club.#openAt(await freePorts(servers + 1), servers);
      } catch (error) {
        // Other tests look for ports at the same time, and may take a free port before the servers listen.
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  static async #openAt(port: number, servers: number): Promise<Club> {
    const trial = start(process.execPath, ['scripts/cluster.mjs', String(servers)], {
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production', BOT_MOVE_MS: '20', MESSAGES_PER_SECOND: '1000' },
      stdio: ['ignore', 'pipe', 'inherit'],
      ending: 'SIGTERM',
    });
    const club = new Club(trial, port);
    const failed = once(trial, 'exit').then(([code]) => Promise.reject(new Error(`the servers did not start (${String(code)})`)));
    await Promise.race([failed, club.#until(() => club.#listening.size === servers)]);
    return club;
  }

  /** Kills the server that has the tables. Resolves when its replacement listens. */
  async killHome(): Promise<void> {
    for (const [port, process] of this.#listening) {
      const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
      if (!/^chinwag_tables [1-9]/m.test(metrics)) continue;
      globalThis.process.kill(process, 'SIGKILL');
      await this.#until(() => this.#listening.get(port) !== process);
    }
  }

  /** Restarts all servers gracefully, one after the other. Resolves when all have restarted. */
  async renewAll(): Promise<void> {
    const before = new Map(this.#listening);
    this.#trial.kill('SIGHUP');
    await this.#until(() => [...before].every(([port, process]) => this.#listening.get(port) !== process));
  }

  close(): Promise<void> {
    return end(this.#trial, 'SIGTERM');
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }
}

/** A fixture: a cluster of two servers for each test, closed afterwards. */
export const test = base.extend<{ club: Club }>({
  club: async ({ browser }, use) => {
    const club = await Club.open(2);
    await use(club);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await club.close();
  },
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'libsql';
import { addressOf } from './built-command.ts';
import type { BuiltCode } from './built.ts';

const SET_CLOCK = fileURLToPath(new URL('set-clock.mjs', import.meta.url));

/** Settings with which pruning runs four times a second, while nothing else is faster. */
const SCALED = { TIME_SCALE: '14400', IDLE_TABLE_SECONDS: '86400', MESSAGES_PER_SECOND: '1000' };

/** A clock setting, in ms: the skew of the date, and the time that is added to the elapsed time. */
export interface ClockSetting {
  readonly wrong?: number;
  readonly passed?: number;
}

/** The production build of the server, run with clock skew, and its log. */
export class WronglyTimedServer {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  #log: string;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
    this.#log = '';
    child.stderr?.on('data', (piece) => (this.#log += String(piece)));
  }

  /** Starts the server on a data folder. Resolves with the server once it is listening. */
  static async start({ directory }: BuiltCode, folder: string, setting: ClockSetting): Promise<WronglyTimedServer> {
    setClock(folder, setting);
    // Expired data is deleted as soon as it is marked.
    const settings = { ...SCALED, LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder, KEEP_MARKED_DAYS: '0' };
    const env = { ...process.env, ...settings, CLOCK: clockIn(folder) };
    const child = spawn(process.execPath, ['--import', SET_CLOCK, join(directory, 'main.js')], {
      env, stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stderr } = child;
    const early: string[] = [];
    const note = (piece: unknown): number => early.push(String(piece));
    stderr.on('data', note);
    const server = new WronglyTimedServer(child, folder, await addressOf(child));
    stderr.off('data', note);
    server.#log = early.join('');
    return server;
  }

  /** Changes the server's clock while it runs. */
  setClock(setting: ClockSetting): void {
    setClock(this.#folder, setting);
  }

  /** The lines of the server's log. */
  get log(): readonly string[] {
    return this.#log.split('\n').filter((line) => line !== '').map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
  }

  /** Returns when people were last at a table, according to its store. */
  seenAt(code: string): number {
    const file = new SqliteDatabase(join(this.#folder, 'chinwag.db'), { readonly: true });
    const { seen_at: seenAt } = file.prepare('select seen_at from tables where code = ?').get(code) as { readonly seen_at: number };
    file.close();
    return seenAt;
  }

  /** Stops the server gracefully. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function clockIn(folder: string): string {
  return join(folder, 'clock');
}

function setClock(folder: string, { wrong = 0, passed = 0 }: ClockSetting): void {
  // Written atomically, because the server may read the file at any moment.
  writeFileSync(`${clockIn(folder)}.next`, `${wrong} ${passed}`);
  renameSync(`${clockIn(folder)}.next`, clockIn(folder));
}

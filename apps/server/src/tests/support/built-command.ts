import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuiltCode } from './built.ts';

/** The result of a command. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of the production build until it exits, on the data folder `folder` and the backup file `path`. Resolves with its
 * result.
 */
export async function runBuilt(
  { directory }: BuiltCode, name: 'backup' | 'restore', folder: string, path: string,
): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: folder };
  const child = spawn(process.execPath, [join(directory, `${name}.js`), path], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, stdout, stderr };
}

/** The production build of the server on a data folder, in its own process. */
export interface BuiltServer {
  readonly url: string;
  /** Kills the server at once. Resolves when it is dead. */
  kill(): Promise<void>;
}

/** Starts the production build on a data folder. Resolves with the server once it is listening. Rejects if it exits first. */
export async function startBuilt({ directory }: BuiltCode, folder: string): Promise<BuiltServer> {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, BOT_MOVE_MS: '15' };
  const child = spawn(process.execPath, [join(directory, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return { url: await addressOf(child), kill: () => killed(child) };
}

/** Resolves with the URL that the production build prints. Rejects if the server exits first. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of stdout ?? []) {
    said += String(piece);
    const [, url] = /(http:\/\/localhost:\d+)\n/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server has not opened');
}

async function killed(child: ChildProcess): Promise<void> {
  const dead = once(child, 'exit');
  child.kill('SIGKILL');
  await dead;
}

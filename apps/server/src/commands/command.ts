import { resolve } from 'node:path';
import { readSettings } from '../settings/read-settings.ts';

/** The arguments of a store command: the data folder, and the file named on the command line. */
export interface StoreCommand {
  readonly directory: string;
  readonly path: string;
}

/**
 * Parses the arguments of the command `name`. If they are invalid, prints a sentence that explains the error, and ends the process.
 */
export function readCommand(name: 'backup' | 'restore'): StoreCommand {
  const [path] = process.argv.slice(2);
  if (path === undefined || path === '') stop(`Say which file: npm run ${name} -- FILE`);
  const read = readSettings(process.env);
  if (!read.ok) stop(...read.sentences);
  if (read.settings.DATABASE_URL !== null) {
    stop('The data are in PostgreSQL, as DATABASE_URL says: copy them with pg_dump, and put them back with pg_restore.');
  }
  // npm changes to the project's folder first; a file is relative to the caller's folder.
  return { directory: read.settings.DATA_DIR, path: resolve(process.env['INIT_CWD'] ?? '.', path) };
}

/** Prints sentences that explain the problem, and exits with an error code. */
export function stop(...sentences: readonly string[]): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(1);
}

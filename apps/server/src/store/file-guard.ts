import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type SqliteDatabase from 'libsql';
import { systemTime } from '../time.ts';
import { flush } from './backup.ts';
import { type ChangedFile, FilesInUse } from './files-in-use.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { BESIDE_STORE, dateInName, STORE_FILE } from './store-file.ts';
import { StoreLost } from './store-lost.ts';

/** The name prefix of a copy made when the file of a store has disappeared. */
const SAVED = 'saved-';

/** The interval between checks of the files without writes, in ms. */
const LOOK_EVERY = 1000;

/**
 * Stops a store whose files have been deleted, renamed or replaced, and saves a copy of all its data next to the original path.
 * Until the open files are back on disk at their paths, the store reads and writes nothing.
 */
export class FileGuard {
  readonly #file: SqliteDatabase.Database;
  readonly #path: string;
  readonly #files: FilesInUse;
  readonly #timer: NodeJS.Timeout;
  #lost: StoreLost | null = null;

  /** `file` is a database open at `path`, after at least one read. */
  constructor(file: SqliteDatabase.Database, path: string) {
    this.#file = file;
    this.#path = path;
    this.#files = new FilesInUse(path, BESIDE_STORE.map((ending) => path + ending));
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY).unref();
  }

  /** Throws `StoreLost` if the last check found the files missing or changed, and they have not been restored. */
  assertKnown(): void {
    if (this.#lost !== null) this.assertThere();
  }

  /** Checks the files now. Throws `StoreLost` if they are no longer the open ones. */
  assertThere(): void {
    this.#look();
    if (this.#lost !== null) throw this.#lost;
  }

  /** Whether a different program has overwritten the file, so that the write-ahead log no longer matches it. */
  get isOverwritten(): boolean {
    return this.#lost?.change === 'overwritten';
  }

  /** Stops the periodic check. */
  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    // The contents of an overwritten file are unknown.
    if (this.isOverwritten) return;
    const changed = this.#files.changed();
    if (changed === null) this.#lost = null;
    else if (changed.change !== this.#lost?.change) this.#lost = this.#lostBy(changed);
  }

  #lostBy({ path, change }: ChangedFile): StoreLost {
    const isElsewhere = change === 'missing' || change === 'replaced';
    return new StoreLost(path, change, isElsewhere ? this.#save() : null);
  }

  /** Saves a copy of all data. Returns the path of the copy, or null if that failed. */
  #save(): string | null {
    const copy = this.#copied();
    try {
      // The checkpoint makes the moved file complete, and leaves no write-ahead log that could be applied to another file.
      this.#file.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is reading the file. The file is complete together with its write-ahead log.
    }
    return copy;
  }

  /**
   * Makes a copy next to the original path of the store. Returns its path, or null if that is not possible, for example because the
   * folder is also gone.
   */
  #copied(): string | null {
    const copy = join(dirname(this.#path), `${SAVED}${dateInName(systemTime.date())}.db`);
    try {
      this.#file.prepare('vacuum into ?').run(copy);
      chmodSync(copy, OWNER_ONLY);
      flush(copy);
      return copy;
    } catch {
      rmSync(copy, { force: true });
      return null;
    }
  }
}

/**
 * Throws if a folder has no store but has a copy that was saved when the store disappeared. A new store would silently replace that
 * copy.
 */
export function assertNotSaved(directory: string): void {
  if (existsSync(join(directory, STORE_FILE)) || !readdirSync(directory).some((name) => name.startsWith(SAVED))) return;
  throw Object.assign(new Error('the store is not there'), { code: 'STORE_SAVED' });
}

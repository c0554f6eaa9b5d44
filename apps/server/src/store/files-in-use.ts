import { type Stats, statSync } from 'node:fs';

/** The change to an open file, as found under its path. */
export type FileChange = 'missing' | 'replaced' | 'overwritten' | 'read-only';

/** A file that no longer matches the open one. */
export interface ChangedFile {
  readonly path: string;
  readonly change: FileChange;
}

/** The mode bit that lets a file's owner write. */
const OWNER_WRITES = 0o200;

/**
 * The files that a store has open, compared with those at their paths. Writes to a file that was deleted, renamed or replaced
 * succeed while it is open, but closing it loses the data.
 */
export class FilesInUse {
  readonly #main: string;
  readonly #files: readonly (readonly [path: string, opened: Stats])[];
  /** The last known size of the main file, in bytes; a database never shrinks. */
  #length = 0;

  /** `main` is the database file. `beside` are the files next to it, some of which may not exist. */
  constructor(main: string, beside: readonly string[]) {
    this.#main = main;
    this.#files = [main, ...beside].flatMap((path) => {
      const opened = statSync(path, { throwIfNoEntry: false });
      return opened === undefined ? [] : [[path, opened] as const];
    });
  }

  /** Returns the first file that is missing or was replaced, truncated or made read-only, or null if there is none. */
  changed(): ChangedFile | null {
    for (const [path, opened] of this.#files) {
      const found = statSync(path, { throwIfNoEntry: false });
      const change = changeOf(opened, found) ?? (path === this.#main ? this.#overwritten(found) : null);
      if (change !== null) return { path, change };
    }
    return null;
  }

  /**
   * Returns `overwritten` if something shorter was copied over the main file, or null if not. Copying changes the content of the
   * file, but not its inode.
   */
  #overwritten(found: Stats | undefined): FileChange | null {
    const size = found?.size ?? 0;
    if (size < this.#length) return 'overwritten';
    this.#length = size;
    return null;
  }
}

function changeOf(opened: Stats, found: Stats | undefined): FileChange | null {
  if (found === undefined) return 'missing';
  if (found.ino !== opened.ino || found.dev !== opened.dev) return 'replaced';
  return (found.mode & OWNER_WRITES) === 0 ? 'read-only' : null;
}

import { type Stats, statSync } from 'node:fs';

/** What has become of a file that is open, by the name it was opened by. */
export type FileChange = 'missing' | 'replaced' | 'overwritten' | 'read-only';

/** A file that is not as it is known. */
export interface ChangedFile {
  readonly path: string;
  readonly change: FileChange;
}

/** The bit of a file's mode by which its owner may write. */
const OWNER_WRITES = 0o200;

/**
 * The files that a store has open, as they are found by their names. One that was deleted, renamed or replaced can be written into
 * for as long as it is open, and nobody ever finds again what was written.
 */
export class FilesInUse {
  readonly #main: string;
  readonly #files: readonly (readonly [path: string, opened: Stats])[];
  /** How long the main file was, in bytes: a database becomes no shorter. */
  #length = 0;

  /** The store's own file, and those beside it, of which some may not be there. */
  constructor(main: string, beside: readonly string[]) {
    this.#main = main;
    this.#files = [main, ...beside].flatMap((path) => {
      const opened = statSync(path, { throwIfNoEntry: false });
      return opened === undefined ? [] : [[path, opened] as const];
    });
  }

  /** The first that is not the file any more that was opened, or was cut short, or may not be written; null while none is. */
  changed(): ChangedFile | null {
    for (const [path, opened] of this.#files) {
      const found = statSync(path, { throwIfNoEntry: false });
      const change = changeOf(opened, found) ?? (path === this.#main ? this.#overwritten(found) : null);
      if (change !== null) return { path, change };
    }
    return null;
  }

  /** Whether something shorter was copied over the main file, where it lies: it is the same file, with something else in it. */
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

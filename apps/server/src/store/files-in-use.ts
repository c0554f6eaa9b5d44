import { type Stats, statSync } from 'node:fs';

/** What has become of a file that is open, by the name it was opened by. */
export type FileChange = 'missing' | 'replaced' | 'read-only';

/** A file that is not as it was when it was opened. */
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
  readonly #files: readonly (readonly [path: string, opened: Stats])[];

  /** Of these paths, those at which there is a file now. */
  constructor(paths: readonly string[]) {
    this.#files = paths.flatMap((path) => {
      const opened = statSync(path, { throwIfNoEntry: false });
      return opened === undefined ? [] : [[path, opened] as const];
    });
  }

  /** The first that is not the file any more that was opened, or may not be written; null while all are. */
  changed(): ChangedFile | null {
    for (const [path, opened] of this.#files) {
      const change = changeOf(opened, statSync(path, { throwIfNoEntry: false }));
      if (change !== null) return { path, change };
    }
    return null;
  }
}

function changeOf(opened: Stats, found: Stats | undefined): FileChange | null {
  if (found === undefined) return 'missing';
  if (found.ino !== opened.ino || found.dev !== opened.dev) return 'replaced';
  return (found.mode & OWNER_WRITES) === 0 ? 'read-only' : null;
}

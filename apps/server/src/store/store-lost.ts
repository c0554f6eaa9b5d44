import type { FileChange } from './files-in-use.ts';

/** The changes to a store's file, and what to do about each. */
const CHANGES: Readonly<Record<FileChange, { readonly what: string; readonly help: string }>> = {
  missing: { what: 'was deleted or moved away', help: 'Put it back where it was' },
  replaced: { what: 'was replaced by another file', help: 'Put the one back that was there' },
  overwritten: {
    what: 'was overwritten by another program',
    help: 'Stop the server and put a backup back: npm run restore -- FILE',
  },
  'read-only': { what: 'was made read-only', help: 'Let its owner write again' },
};

/**
 * Thrown if the file of a store is no longer the open one. The store reads and writes nothing until the open file is back at its
 * path.
 */
export class StoreLost extends Error {
  override readonly name = 'StoreLost';
  readonly code: string;
  readonly change: FileChange;

  /** `saved` is the path of a copy of everything acknowledged, or null if no copy could be made or none is needed. */
  constructor(path: string, change: FileChange, saved: string | null) {
    const { what, help } = CHANGES[change];
    const restored = `, or stop the server and put back all that was acknowledged: npm run restore -- "${saved}"`;
    super(`"${path}" ${what} while the server runs, which writes nothing any more. ${help}${saved === null ? '' : restored}.`);
    this.change = change;
    this.code = `STORE_${change.toUpperCase().replace('-', '_')}`;
  }
}

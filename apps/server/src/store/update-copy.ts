import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyFile } from './backup.ts';
import { STORE_FILE } from './store-file.ts';

/** The number of stored copies from before updates. The server deletes older copies. */
const COPIES = 3;

/** The space for a copy and the migration after it, as a multiple of the store: the copy, and a log of equal size. */
const ROOM = 2;

const MEGABYTE = 2 ** 20;

/** Thrown if there is no room for the backup of a store before its migration. */
export class NoRoomForCopy extends Error {
  override readonly name = 'NoRoomForCopy';

  /** Sizes are in bytes. */
  constructor(directory: string, { free, needed }: { readonly free: number; readonly needed: number }) {
    super(
      `The store in "${directory}" has to be brought up to date, and is copied before. That takes ${inMegabytes(needed)} MB, ` +
        `and ${inMegabytes(free)} MB are free on its disk. Make room, and start again: nothing has been changed.`,
    );
  }
}

/** Returns the free disk space at a folder, in bytes. */
function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/**
 * Backs up the store in a folder before the migration `step`, so that an operator can go back to the earlier version. Replaces any
 * earlier backup for that step, and keeps only the newest few. Returns the backup's name. Throws `NoRoomForCopy`, without
 * any change, if `free` reports too little space.
 */
export function copyBeforeUpdate(directory: string, step: string, free = freeBytes): string {
  const store = join(directory, STORE_FILE);
  const size = [store, `${store}-wal`].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  const room = { free: free(directory), needed: ROOM * size };
  if (room.free < room.needed) throw new NoRoomForCopy(directory, room);
  const name = `before-update-${step}.db`;
  copyFile(store, join(directory, name));
  const copies = readdirSync(directory).filter((file) => /^before-update-.*\.db$/.test(file));
  const byAge = copies.toSorted((one, other) => ageOf(directory, one) - ageOf(directory, other) || one.localeCompare(other));
  for (const old of byAge.slice(0, -COPIES)) rmSync(join(directory, old));
  return name;
}

function ageOf(directory: string, file: string): number {
  return statSync(join(directory, file)).mtimeMs;
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
}

import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system. On a disk, every write of a move would take time, which no test is about. */
const MEMORY = '/dev/shm';

const ROOT = isWritable(MEMORY) ? MEMORY : tmpdir();

/** Returns a new temporary directory for a test. `remove` deletes the directory with its contents. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(ROOT, 'chinwag-test-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

function isWritable(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import * as z from 'zod/mini';
import { STORE_FILE } from '../../store/store-file.ts';

const pragmaSchema = z.array(z.record(z.string(), z.int()));

/** Returns the size of the used pages in a folder's store, in bytes, including pages that are still in its write-ahead log. */
export function storedBytes(folder: string): number {
  const file = new SqliteDatabase(join(folder, STORE_FILE), { readonly: true });
  const valueOf = (name: string): number => Object.values(pragmaSchema.parse(file.pragma(name))[0] ?? {})[0] ?? 0;
  try {
    return (valueOf('page_count') - valueOf('freelist_count')) * valueOf('page_size');
  } finally {
    file.close();
  }
}

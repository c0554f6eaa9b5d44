import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, ENCODINGS, SUFFIXES } from './encodings.ts';

/** A file's bytes in one encoding, and the ETag for cache validation. */
export interface FileBody {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file of the built web app, plain and in the encodings from the build. */
export interface WebFile {
  /** The file extension, which gives the type: `.js`. */
  readonly extension: string;
  readonly uncompressed: FileBody;
  readonly compressed: ReadonlyMap<Encoding, FileBody>;
}

/** Files by URL path: `/assets/index-1a2b3c.js`. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/**
 * Reads the files of the built web app into memory, and returns them. Returns an empty map if there are none. All responses share
 * the bytes of a file, so slow downloads cost no more than their connections.
 */
export function readWebFiles(directory: string): WebFiles {
  if (!existsSync(directory)) return new Map();
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  const there = new Set(names);
  const bodyOf = (name: string): FileBody => {
    const bytes = readFileSync(join(directory, name));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  const compressedOf = (name: string): ReadonlyMap<Encoding, FileBody> => {
    const made = ENCODINGS.filter((encoding) => there.has(name + SUFFIXES[encoding]));
    return new Map(made.map((encoding) => [encoding, bodyOf(name + SUFFIXES[encoding])]));
  };
  const isCompressed = (name: string): boolean =>
    Object.values(SUFFIXES).some((suffix) => name.endsWith(suffix) && there.has(name.slice(0, -suffix.length)));
  return new Map(
    names.filter((name) => !isCompressed(name)).map((name) => [
      `/${name.split(sep).join('/')}`,
      { extension: extname(name), uncompressed: bodyOf(name), compressed: compressedOf(name) },
    ]),
  );
}

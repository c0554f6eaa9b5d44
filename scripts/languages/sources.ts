import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A source file of the app with its content. */
export interface SourceFile {
  /** The path below the app's folder. */
  readonly path: string;
  readonly text: string;
}

/** Returns all sources of the app except tests, which use no messages of their own. */
export function sourcesOf(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$|\.d\.ts$/u.test(path) && !path.startsWith(`stories${sep}`))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

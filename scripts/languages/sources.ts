import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of the app and what is written in it. */
export interface SourceFile {
  /** Below the folder of the app. */
  readonly path: string;
  readonly text: string;
}

/** All that the app is written in but its tests, which use no message by themselves. */
export function sourcesOf(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$|\.d\.ts$/u.test(path) && !path.startsWith(`stories${sep}`))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, the last of each build. */
const BUILT = ['apps/server/dist/main.js', 'apps/web/dist/index.html'];

/** What it is built from. */
const SOURCES = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** What lies among the sources and is none. */
const APART = new Set(['dist', 'dist-static', 'node_modules', 'tests']);

/** Whether the app and the server in a folder are built and up to date with their sources. */
export function isBuilt(root) {
  const built = BUILT.map((path) => join(root, path));
  if (!built.every((path) => existsSync(path))) return false;
  const since = Math.min(...built.map((path) => statSync(path).mtimeMs));
  return SOURCES.every((path) => !existsSync(join(root, path)) || newestIn(join(root, path)) <= since);
}

/** When anything in a folder, or a file, was changed last: a file that is gone has changed the folder it was in. */
function newestIn(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const parts = readdirSync(path).filter((name) => !APART.has(name)).map((name) => newestIn(join(path, name)));
  // To build makes a folder beside the sources, which is no change of theirs.
  const own = readdirSync(path).some((name) => APART.has(name)) ? 0 : found.mtimeMs;
  return Math.max(own, ...parts);
}

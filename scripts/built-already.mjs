import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The last output file of each build. */
const BUILT = ['apps/server/dist/main.js', 'apps/web/dist/index.html'];

/** The inputs of the builds. */
const SOURCES = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** Folders among the inputs that do not count. */
const APART = new Set(['dist', 'dist-static', 'node_modules', 'tests']);

/** Returns whether the app and the server in a folder are built and up to date with their sources. */
export function isBuilt(root) {
  const built = BUILT.map((path) => join(root, path));
  if (!built.every((path) => existsSync(path))) return false;
  const since = Math.min(...built.map((path) => statSync(path).mtimeMs));
  return SOURCES.every((path) => !existsSync(join(root, path)) || newestIn(join(root, path)) <= since);
}

/** Returns when a file, or anything in a folder, was last changed. Deleting a file changes its folder. */
function newestIn(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const parts = readdirSync(path).filter((name) => !APART.has(name)).map((name) => newestIn(join(path, name)));
  // A build creates a folder beside the sources, which does not change them.
  const own = readdirSync(path).some((name) => APART.has(name)) ? 0 : found.mtimeMs;
  return Math.max(own, ...parts);
}

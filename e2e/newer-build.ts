import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '../scripts/child-processes.mjs';

/** The version of the newer build. */
const NEWER = 'newer';

/**
 * Copies the build as if every file had changed, so that each hashed file has a new name. Returns the folder of the copy, in which
 * the server finds its imports. Throws if there is no build.
 */
export function newerBuild(): ReturnType<typeof temporaryFolder> {
  mkdirSync('test-results', { recursive: true });
  const folder = temporaryFolder('newer', 'test-results');
  // The files compressed at build time contain the old build.
  const filter = (path: string) => !/\.(?:br|gz)$/.test(path);
  for (const part of ['apps/server/dist', 'apps/web/dist']) cpSync(part, join(folder.path, part), { recursive: true, filter });
  const web = join(folder.path, 'apps/web/dist');
  const id = /name="build" content="(\w{16})"/.exec(readFileSync(join(web, 'index.html'), 'utf8'))?.[1];
  if (id === undefined) throw new Error('the page names no build');
  const hashed = new Set(readdirSync(join(web, 'assets')));
  const renamed = (name: string) => (hashed.has(name) ? name.replace(/(?=\.\w+$)/, NEWER) : name);
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|json)$/.test(file)) continue;
    const [path, was] = [join(web, file), readFileSync(join(web, file), 'utf8')];
    writeFileSync(path, was.replaceAll(/[\w-]+\.\w+/g, renamed).replaceAll(id, NEWER));
  }
  for (const name of hashed) renameSync(join(web, 'assets', name), join(web, 'assets', renamed(name)));
  return folder;
}

/** Resolves with whether a page comes from the newer build. */
export async function isNewer(page: Page): Promise<boolean> {
  return (await page.locator(`meta[name="build"][content="${NEWER}"]`).count()) === 1;
}

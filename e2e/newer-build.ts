import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/child-processes.mjs';

/**
 * A copy of the built app as it would be after a change of its entry, which has another name; gives its folder, in which the
 * server finds what it imports.
 */
export function newerBuild(): ReturnType<typeof temporaryFolder> {
  mkdirSync('test-results', { recursive: true });
  const folder = temporaryFolder('newer', 'test-results');
  // What was compressed when it was built would be the old build.
  const filter = (path: string) => !/\.(?:br|gz)$/.test(path);
  for (const part of ['apps/server/dist', 'apps/web/dist']) cpSync(part, join(folder.path, part), { recursive: true, filter });
  const web = join(folder.path, 'apps/web/dist');
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const entry = /src="\/assets\/(index-[\w-]+)\.js"/.exec(page)?.[1];
  const id = /name="build" content="(\w{16})"/.exec(page)?.[1];
  if (entry === undefined || id === undefined) throw new Error('the page asks for no script, or names no build');
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/.test(file)) continue;
    const [path, was] = [join(web, file), readFileSync(join(web, file), 'utf8')];
    const renamed = was.replaceAll(entry, NEWER_ENTRY);
    writeFileSync(path, renamed.replaceAll(id, 'newer'));
  }
  renameSync(join(web, `assets/${entry}.js`), join(web, `assets/${NEWER_ENTRY}.js`));
  return folder;
}

/** What the entry of a newer build is called. */
export const NEWER_ENTRY = 'index-newer';

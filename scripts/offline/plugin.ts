import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker's file. It is beside the pages, so that all of them are in its scope. */
const WORKER = 'sw.js';

/**
 * The files that a page without a connection never requests. They are those for tables of a server, for servers, for previews, for
 * the installation offer, and licences.
 */
const NOT_STORED =
  /(?:^robots\.txt|^(?:heads|importmap)\.json|\.md|\.map|\.OFL\.txt|^sw\.js|^(?:previews|screenshots)\/.*|colyseusCon[^/]*\.js)$/;

/**
 * Returns a plugin that bundles the service worker into one file. The worker and every page receive the build's id. The worker also
 * receives the list of files to cache.
 */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'chinwag-offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        if (worker.imports.length > 0) throw new Error(`${WORKER} has to be one file, and imports ${worker.imports.join()}`);
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER);
        const open = publicFiles(publicDir);
        const stored = [...made.map(({ fileName }) => fileName), ...open].map(asAsked).filter((file) => !NOT_STORED.test(file));
        const hash = createHash('sha256');
        for (const file of made) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        for (const file of open) hash.update(file).update(readFileSync(join(publicDir, file)));
        const build = { id: hash.digest('hex').slice(0, 16), files: stored.toSorted() };
        for (const file of made) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) file.source = named(file.source, build.id);
        }
        worker.code = worker.code.replaceAll('CHINWAG_BUILD', () => JSON.stringify(build));
      },
    },
  };
}

/** Returns a page with the id of its build, because a different build may have files of the same names. */
function named(page: string | Uint8Array, build: string): string {
  return String(page).replace('<head>', `<head>\n    <meta name="build" content="${build}" />`);
}

/** Returns the URL path of a file. The URL path of a page is its folder. */
function asAsked(file: string): string {
  return file.replace(/(?:^|(?<=\/))index\.html$/, '');
}

function publicFiles(directory: string): readonly string[] {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1).replaceAll('\\', '/'))
    .toSorted();
}

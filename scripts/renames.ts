import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The maximum number of files that may have new names after one word of one text has changed. All other files stay cached on every
 * device.
 */
const MOST = 10;

const ASSETS = 'apps/web/dist/assets';

/** Texts whose change once renamed two thirds of all files: a text on every page, and a text that loads on its own. */
const CHANGED = [/^\0virtual:messages\/app\/en$/, /docs\/rules\/chinaso\.md\?raw$/];

/** Resolves with the names of all scripts and styles of the app, with one more word in each of these texts. Writes nothing. */
async function namesAfterChange(): Promise<ReadonlySet<string>> {
  const changed: string[] = [];
  const output = await build({
    logLevel: 'warn',
    build: { write: false },
    plugins: [{
      name: 'chinwag-one-word-more',
      enforce: 'pre',
      transform(code, id) {
        if (!CHANGED.some((text) => text.test(id))) return null;
        changed.push(id);
        return code.replace(/ the /, ' the very ');
      },
    }],
  });
  if (changed.length !== CHANGED.length) throw new Error(`Of the texts only these were found: ${changed.join(', ')}`);
  const parts = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Set(parts.map(({ fileName }) => fileName));
}

const after = await namesAfterChange();
const before = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
const renamed = before.filter((name) => !after.has(join('assets', name)));
console.log(`${renamed.length} of ${before.length} files are renamed by a word in ${CHANGED.length} texts: ${renamed.join(', ')}`);
if (renamed.length < CHANGED.length) throw new Error('What has changed has its old name.');
process.exitCode = renamed.length > MOST ? 1 : 0;

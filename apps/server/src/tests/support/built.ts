import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('../../..', import.meta.url));
const LIBRARIES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

/** Code built as the server is, in a place where Node finds its libraries. `remove` deletes it. */
export interface BuiltCode {
  readonly directory: string;
  remove(): void;
}

/**
 * Builds the server with its threads. If another script is named, builds that script with the store's thread instead. Resolves with
 * the build. Rejects if the build fails.
 */
export async function built(script?: string): Promise<BuiltCode> {
  const directory = mkdtempSync(join(LIBRARIES, '.chinwag-test-'));
  const source = (path: string): string => join(SERVER, 'src', path);
  const input = script && { main: source(script), 'store-thread': source('store/store-thread.ts') };
  const instead = input ? { rolldownOptions: { input } } : {};
  await build({
    configFile: join(SERVER, 'vite.config.ts'),
    build: { outDir: directory, emptyOutDir: true, ...instead },
    logLevel: 'silent',
  });
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}

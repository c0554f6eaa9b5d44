import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { COPY_MODE } from '../static-copy/plugin.ts';
import { compressed } from './compressed.ts';

/**
 * Puts every file of words, as it is built or lies open, compressed beside itself, so that the server has nothing to compress while
 * somebody waits. A copy without a server has none: few web spaces would look for them, and those that do compress by themselves.
 * Nor has what is not minified: the storybook, built to be looked at in tests.
 */
export function compression(): Plugin {
  let directory: string | null = null;
  return {
    name: 'chinwag-compression',
    apply: 'build',
    configResolved: ({ mode, root, build }) => {
      directory = mode === COPY_MODE || build.minify === false ? null : resolve(root, build.outDir);
    },
    // The service worker has its list of files by then, which has none of these.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (directory !== null) await compressAll(directory);
      },
    },
  };
}

async function compressAll(directory: string): Promise<void> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      for (const file of await compressed(path, await readFile(path))) await writeFile(file.fileName, file.bytes);
    }),
  );
}

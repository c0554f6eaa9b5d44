import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { COPY_MODE } from '../static-copy/plugin.ts';
import { compressed } from './compressed.ts';

/**
 * Returns a plugin that writes a compressed copy beside every text file of the build. The server then compresses no file while a
 * client waits. A build without a server gets no copies, because few web hosts use them, and hosts that compress do so themselves.
 * Builds that are not minified, such as the storybook of the tests, get no copies either.
 */
export function compression(): Plugin {
  let directory: string | null = null;
  return {
    name: 'chinwag-compression',
    apply: 'build',
    configResolved: ({ mode, root, build }) => {
      directory = mode === COPY_MODE || build.minify === false ? null : resolve(root, build.outDir);
    },
    // The service worker's list of files is complete by then, and contains no compressed copies.
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

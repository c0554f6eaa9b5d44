import { HEADS_FILE, headsSchema } from '../../packages/protocol/src/heads.ts';
import type { Plugin } from 'vite';
import { pagesOfCopy } from './pages.ts';

/** The build mode of a static copy. The app checks for the same name (`basePath.ts`). */
export const COPY_MODE = 'copy';

/**
 * Returns a plugin for builds without a server, in a separate mode, which work in any folder of any web host. Every route of the
 * app becomes a folder with a page in it.
 */
export function staticCopy(): Plugin {
  let isCopy = false;
  return {
    name: 'chinwag-static-copy',
    apply: 'build',
    configResolved: ({ mode }) => {
      isCopy = mode === COPY_MODE;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [page, heads] = [bundle['index.html'], bundle[HEADS_FILE]];
        if (!isCopy || page?.type !== 'asset' || heads?.type !== 'asset') return;
        const [first] = headsSchema.parse(JSON.parse(String(heads.source)));
        if (first === undefined) throw new Error('the pages of the app say nothing of themselves');
        for (const { fileName, html } of pagesOfCopy(String(page.source), first)) {
          this.emitFile({ type: 'asset', fileName, source: html });
        }
      },
    },
  };
}

import { join } from 'node:path';
import { HEADS_FILE, type HeadsInLanguage } from '../../packages/protocol/src/heads.ts';
import { type Plugin, runnerImport } from 'vite';
import { messages } from '../languages/plugin.ts';

const MADE = join(import.meta.dirname, '../../apps/web/src/app/firstPaint/made.ts');
const ROOMS = 'virtual:rooms.css';

/** The app's metadata in the page before it runs. */
interface PageFacts {
  readonly heads: readonly HeadsInLanguage[];
  readonly rooms: string;
}

/**
 * Returns a plugin that builds what pages show before any script runs. It makes `virtual:rooms.css`, with the colours of every
 * game's room. Beside the built app it writes a file with the metadata of pages, for the server.
 */
export function firstSight(): Plugin {
  return {
    name: 'chinwag-first-sight',
    resolveId: (id) => (id === ROOMS ? `\0${ROOMS}` : null),
    load: async (id) => (id === `\0${ROOMS}` ? (await made()).rooms : null),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: HEADS_FILE, source: JSON.stringify((await made()).heads) });
    },
  };
}

/** Resolves with the output of the app's own code for it. */
async function made(): Promise<PageFacts> {
  const { module } = await runnerImport<PageFacts>(MADE, { configFile: false, logLevel: 'warn', plugins: [messages()] });
  return module;
}

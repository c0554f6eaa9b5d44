import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PreviewServer } from 'vite';
import { temporaryFolder } from '../../scripts/child-processes.mjs';

/** The environment variable with the URL at which workers request the URL of the stories. */
export const STORIES_AT = 'STORIES_AT';

/** The URL of the served stories, and a function that stops their server. */
interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Global setup that gives workers the stories' URL. Builds the stories at the first worker's request, once for all workers, and
 * never in a run without stories. Resolves with the teardown.
 */
export default async function storiesForAll(): Promise<() => Promise<void>> {
  let stories: Promise<Served> | null = null;
  const desk = createServer((_, answer) => {
    stories ??= serveStories();
    stories.then(({ url }) => answer.end(url), (cause: unknown) => answer.writeHead(500).end(String(cause)));
  });
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  process.env[STORIES_AT] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await stories?.then((served) => served.close(), () => undefined);
  };
}

/** Builds the stories, and serves them as static files. Resolves with their URL and a function that stops the server. */
async function serveStories(): Promise<Served> {
  const { build, preview } = await import('vite');
  const { path: outDir, remove } = temporaryFolder('stories');
  // A build for the server has no stories.
  const define = { 'import.meta.env.PROD': 'false' };
  const rolldownOptions = { input: 'apps/web/stories.html' };
  // The build of the app has already printed warnings about this code.
  await build({ logLevel: 'error', define, build: { outDir, emptyOutDir: true, minify: false, rolldownOptions } });
  const served = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, proxy: {} } });
  return {
    url: addressOf(served),
    close: async () => {
      await served.close();
      remove();
    },
  };
}

function addressOf({ resolvedUrls }: PreviewServer): string {
  const [url] = resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the stories have no address');
  return url;
}

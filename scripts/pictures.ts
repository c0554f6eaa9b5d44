import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { PLAYED } from '../e2e/games.ts';
import { installedBrowser } from './browser.mjs';

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } } as const;
const BOTH = ['phone', 'desktop'] as const;

interface Picture {
  readonly name: string;
  /** A page of the app, or after `#` the name of a story. */
  readonly page: string;
  readonly sizes: readonly (keyof typeof SIZES)[];
}

const PICTURES: readonly Picture[] = [
  { name: 'home', page: '/', sizes: ['desktop'] },
  { name: 'gathering', page: '#gathering', sizes: BOTH },
  ...PLAYED.flatMap(({ pictures }) => pictures).map(({ name, story, sizes }) => ({ name, page: `#${story}`, sizes })),
  { name: 'result', page: '#result', sizes: ['desktop'] },
];

/** Takes the pictures of the documentation anew, most of them from the stories: real states, which need no server. */
const app = await createServer({ server: { port: 0 }, logLevel: 'warn' });
await app.listen();
const [url] = app.resolvedUrls?.local ?? [];
const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const { name, page, sizes } of PICTURES) {
  for (const size of sizes) {
    const tab = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce' });
    await tab.goto(new URL(page.startsWith('#') ? `/stories.html${page}` : page, url).href);
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    await tab.waitForFunction(() => [...document.querySelectorAll('.printed > svg')].every((face) => face.childElementCount > 0));
    await tab.screenshot({ path: `docs/pictures/${name}-${size}.png` });
    await tab.close();
  }
}
await browser.close();
await app.close();

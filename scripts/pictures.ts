import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { type PictureSize, PLAYED } from '../e2e/games.ts';
import { installedBrowser } from './browser.mjs';
import { asWebp, visibleDifference } from './webp.ts';

const SIZES = {
  phone: { width: 360, height: 640 },
  'phone-on-its-side': { width: 640, height: 360 },
  laptop: { width: 1366, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<PictureSize, object>;
const BOTH = ['phone', 'desktop'] as const;

interface Picture {
  readonly name: string;
  /** A page of the app, or after `#` the name of a story. */
  readonly page: string;
  readonly sizes: readonly PictureSize[];
}

const PICTURES: readonly Picture[] = [
  { name: 'home', page: '/', sizes: ['desktop'] },
  { name: 'gathering', page: '#gathering', sizes: BOTH },
  ...PLAYED.flatMap(({ pictures }) => pictures).map(({ name, story, sizes }) => ({ name, page: `#${story}`, sizes })),
  { name: 'result', page: '#result', sizes: ['desktop'] },
];

/** A picture in which fewer pixels differ stays as it is: a cursor or the edge of a letter is no news. */
const FEW_PIXELS = 40;

/**
 * Takes the pictures of the documentation, most of them from the stories: real states, which need no server. One that
 * looks as it did is not written anew, so that the history holds only what changed.
 */
// Always the same port, as the QR code of a gathering table holds the address.
const app = await createServer({ server: { port: 5180 }, logLevel: 'warn' });
await app.listen();
const [url] = app.resolvedUrls?.local ?? [];
const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

const workshop = await browser.newPage();
let written = 0;

for (const { name, page, sizes } of PICTURES) {
  for (const size of sizes) {
    const tab = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce' });
    await tab.goto(new URL(page.startsWith('#') ? `/stories.html${page}` : page, url).href);
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    await tab.waitForFunction(() => [...document.querySelectorAll('.printed > svg')].every((face) => face.childElementCount > 0));
    const picture = await asWebp(workshop, await tab.screenshot());
    await tab.close();
    const path = `docs/pictures/${name}-${size}.webp`;
    if (existsSync(path) && (await visibleDifference(workshop, readFileSync(path), picture)) < FEW_PIXELS) continue;
    writeFileSync(path, picture);
    console.log(`${path} is new`);
    written += 1;
  }
}
await browser.close();
await app.close();
console.log(`${written} pictures written; the others look as they did.`);

import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { wholeDrawn } from '../e2e/boxes/drawn.ts';
import { PLAYED } from '../e2e/games.ts';
import type { PictureSize } from '../e2e/played-game.ts';
import { openBrowser } from './open-browser.ts';
import { asWebp, sideBySide, visibleDifference } from './webp.ts';

const SIZES = {
  phone: { width: 360, height: 640 },
  'phone-on-its-side': { width: 640, height: 360 },
  laptop: { width: 1366, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<PictureSize, object>;
const BOTH = ['phone', 'desktop'] as const;

interface DocumentPicture {
  readonly name: string;
  /** A page of the app, or, after `#`, the name of a story. */
  readonly page: string;
  readonly sizes: readonly PictureSize[];
}

const PICTURES: readonly DocumentPicture[] = [
  { name: 'home', page: '/', sizes: ['desktop'] },
  { name: 'gathering', page: '#gathering', sizes: BOTH },
  ...PLAYED.flatMap(({ pictures }) => pictures).map(({ name, story, sizes }) => ({ name, page: `#${story}`, sizes })),
  { name: 'result', page: '#result', sizes: ['desktop'] },
];

/** An animation in several pictures: the last event of its kind in a story, on a phone. */
interface Sequence {
  readonly name: string;
  readonly story: string;
  readonly event: string;
}

const SEQUENCES: readonly Sequence[] = [
  { name: 'a-deal', story: 'chinaso-lay', event: 'dealt' },
  { name: 'a-buy', story: 'chinaso-lay', event: 'bought' },
  { name: 'a-close', story: 'chinchon-settle', event: 'closed' },
];

/** The times of the pictures, as shares of the animation's duration. */
const MOMENTS = [0.04, 0.35, 0.6, 1] as const;

/** The folder of the screenshots in the web app manifest. */
const SCREENSHOTS = 'apps/web/public/screenshots';

/**
 * The number of differing pixels below which a picture is not rewritten. A cursor or the edge of a character may cause such a
 * difference.
 */
const FEW_PIXELS = 40;

/**
 * Takes the pictures of the documentation, most of them from the stories: real states, which need no server. Rewrites no unchanged
 * picture, so that the history has only real changes.
 */
// The port is always the same, because the QR code of a gathering table contains the address.
const app = await createServer({ server: { port: 5180 }, logLevel: 'warn' });
await app.listen();
const [url] = app.resolvedUrls?.local ?? [];
const browser = await openBrowser('--disable-gpu');

const workshop = await browser.newPage();
let written = 0;

for (const { name, page, sizes } of PICTURES) {
  for (const size of sizes) {
    const tab = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce' });
    await open(tab, page.startsWith('#') ? `/stories.html${page}` : page);
    await keep(`${name}-${size}`, await tab.screenshot());
    await tab.close();
  }
}
for (const { name, story, event } of SEQUENCES) {
  const tab = await browser.newPage({ viewport: SIZES.phone });
  await open(tab, `/stories.html?moving=${event}#${story}`);
  const whole = await tab.evaluate(setOut);
  const moments: Buffer[] = [];
  for (const share of MOMENTS) {
    await tab.evaluate(holdAt, whole * share);
    moments.push(await tab.screenshot());
  }
  await keep(name, await sideBySide(workshop, moments));
  await tab.close();
}
// The installation offer uses the same pictures.
for (const file of readdirSync(SCREENSHOTS)) copyFileSync(`docs/pictures/${file}`, `${SCREENSHOTS}/${file}`);
await browser.close();
await app.close();
console.log(`${written} pictures written; the others look as they did.`);

/** Opens a page, and waits until the page is fully drawn. */
async function open(tab: Page, page: string): Promise<void> {
  await tab.goto(new URL(page, url).href);
  await tab.waitForLoadState('networkidle');
  await wholeDrawn(tab);
}

/** Writes a screenshot, unless it looks the same as before. */
async function keep(name: string, png: Buffer): Promise<void> {
  const picture = await asWebp(workshop, png);
  const path = `docs/pictures/${name}.webp`;
  if (existsSync(path) && (await visibleDifference(workshop, readFileSync(path), picture)) < FEW_PIXELS) return;
  writeFileSync(path, picture);
  console.log(`${path} is new`);
  written += 1;
}

/** Runs the last event of a story, and stops time. Resolves with the animation's duration, in ms. Runs in the page. */
async function setOut(): Promise<number> {
  window.dispatchEvent(new Event('moves'));
  for (let frame = 0; frame < 60 && document.querySelector('.flights > span') === null; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  const flights = [...document.querySelectorAll('.flights > span')].flatMap((flight) => flight.getAnimations());
  for (const animation of document.getAnimations()) animation.pause();
  if (flights.length === 0) throw new Error('nothing has moved');
  return Math.max(...flights.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
}

/** Holds all animations at a time, in ms. Runs in the page. */
function holdAt(time: number): void {
  for (const animation of document.getAnimations()) animation.currentTime = time;
}

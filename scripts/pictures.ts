// `npm run pictures`: takes the pictures of the documentation anew, from the stories, which need no server.
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { installedBrowser } from './browser.mjs';

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
const QUALITY = 82;

/** What is pictured, by the name of the picture: the page, and at which sizes. */
const PICTURES = [
  ['home', '/', ['desktop']],
  ['gathering', '#gathering', ['phone', 'desktop']],
  ['chinkway', '#chinkway-play', ['phone', 'desktop']],
  ['chinaso', '#chinaso-compose', ['phone', 'desktop']],
  ['chinaso-seven', '#chinaso-seven', ['phone', 'desktop']],
  ['chinchon', '#chinchon-settle', ['phone', 'desktop']],
  ['chinchon-eight', '#chinchon-eight-late', ['phone', 'desktop']],
  ['chapanka', '#chapanka-play', ['phone', 'desktop']],
  ['chanoyu', '#chanoyu-build', ['phone', 'desktop']],
  ['score-sheet', '#chinkway-score', ['desktop']],
  ['result', '#result', ['desktop']],
];

const app = await createServer({ server: { port: 0 }, logLevel: 'warn' });
await app.listen();
const [url] = app.resolvedUrls.local;
const executablePath = installedBrowser() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

for (const [name, place, sizes] of PICTURES) {
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce' });
    await page.goto(new URL(place.startsWith('#') ? `/stories.html${place}` : place, url).href);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `docs/pictures/${name}-${size}.jpg`, type: 'jpeg', quality: QUALITY });
    await page.close();
  }
}
await browser.close();
await app.close();

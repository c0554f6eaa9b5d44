import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@chinwag/rules';
import { createServer } from 'vite';
import { wholeDrawn } from '../e2e/boxes/drawn.ts';
import { openBrowser } from './open-browser.ts';

const PUBLIC = 'apps/web/public';
const SIZE = { width: 1200, height: 630 };
const ICON = 32;

/** Draws the pictures of link previews from the stories, and the icon for browsers without SVG support. */
const app = await createServer({ server: { port: 5181 }, logLevel: 'warn' });
await app.listen();
const [url] = app.resolvedUrls?.local ?? [];
const browser = await openBrowser('--disable-gpu');

mkdirSync(`${PUBLIC}/previews`, { recursive: true });
for (const name of ['home', ...Object.keys(games)]) {
  const tab = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
  await tab.goto(new URL(`/stories.html#preview-${name}`, url).href);
  await tab.waitForLoadState('networkidle');
  await wholeDrawn(tab);
  await tab.locator('.preview').screenshot({ path: `${PUBLIC}/previews/${name}.png` });
  await tab.close();
}

const tab = await browser.newPage({ viewport: { width: ICON, height: ICON } });
await tab.setContent(`<style>body { margin: 0 } svg { display: block }</style>${readFileSync(`${PUBLIC}/icon.svg`, 'utf8')}`);
writeFileSync(`${PUBLIC}/favicon.ico`, asIcon(await tab.screenshot({ omitBackground: true })));
await browser.close();
await app.close();

/** Returns an icon file with one PNG. */
function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type 1: an icon
  head.writeUInt16LE(1, 4); // the number of pictures
  head.writeUInt8(ICON, 6);
  head.writeUInt8(ICON, 7);
  head.writeUInt16LE(1, 10); // the number of planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

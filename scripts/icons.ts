import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './open-browser.ts';

const PUBLIC = join(import.meta.dirname, '../apps/web/public');

/** The share of an icon that stays visible in every mask. */
const SAFE = 0.8;

const ICONS = [
  { file: 'icon-192.png', size: 192, cut: false },
  { file: 'icon-512.png', size: 512, cut: false },
  { file: 'icon-maskable-512.png', size: 512, cut: true },
  { file: 'apple-touch-icon.png', size: 180, cut: true },
] as const;

/** Draws the icons of the installed app from the hand-drawn icon. */
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await openBrowser();
const page = await browser.newPage();
for (const { file, size, cut } of ICONS) {
  const drawn = Math.round(size * (cut ? SAFE : 1));
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${cut ? '#27466a' : 'transparent'} }
    svg { width: ${drawn}px; height: ${drawn}px }</style>${svg}`,
  );
  writeFileSync(join(PUBLIC, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();

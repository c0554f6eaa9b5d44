import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { AppServer } from '../e2e/app-server.ts';
import { PLAYED } from '../e2e/games.ts';
import { type FilmPatch, movingWebp } from './moving-webp.ts';
import { openBrowser } from './open-browser.ts';

/** The path of the film. */
const FILE = 'docs/pictures/a-trick.webp';
const GAME = 'chinkway';
const SIZE = { width: 960, height: 600 };
/** The text of the table at the start of the film: the third trick. */
const BEGINS = /trick 3/;
/** The number of the player's own turns, and the time after each, in ms. */
const TURNS = 2;
const MOMENT = 2500;
/** The minimum time between frames, in ms, and the duration of the last one. */
const APART = 90;
const LAST = 1500;
/** The WebP quality, between 0 and 1. */
const QUALITY = 0.45;
/** The largest invisible difference in red, green or blue, of 255. */
const UNSEEN = 6;

/** A screenshot with its time, in ms. */
interface FilmedPicture {
  readonly png: string;
  readonly at: number;
}

/**
 * Films two tricks of a practice game in the built app, for the README. Every film is different, so make a new film only when the
 * table looks different, and review it.
 */
const server = await AppServer.open();
const browser = await openBrowser('--disable-gpu');
const page = await browser.newPage({ viewport: SIZE });
const preferences = JSON.stringify({ sound: 'off', firstTimes: 'unsaid', language: 'en' });
await page.addInitScript((stored) => localStorage.setItem('chinwag.preferences', stored), preferences);
const pictures = await film(page);
const patches = await patchesOf(page, pictures);
writeFileSync(FILE, movingWebp(SIZE.width, SIZE.height, patches));
await browser.close();
await server.close();
console.log(`${FILE}: ${patches.length} pictures, ${((pictures.at(-1)?.at ?? 0) / 1000).toFixed(1)} s`);

async function film(table: Page): Promise<readonly FilmedPicture[]> {
  const played = PLAYED.find(({ id }) => id === GAME);
  if (played === undefined) throw new Error(`nobody plays ${GAME}`);
  const takeTurn = played.turns();
  await table.goto(`${server.url}/practise/${GAME}`);
  const asked = table.locator('.status-line .status-lamp');
  await asked.waitFor();
  while (!(await table.getByText(BEGINS).first().isVisible())) {
    if (await asked.isVisible()) await takeTurn(table);
    await table.waitForTimeout(APART);
  }
  const line = await table.context().newCDPSession(table);
  const end = await record(line);
  for (let turn = 0; turn < TURNS; turn++) {
    await asked.waitFor();
    await table.waitForTimeout(MOMENT / 2);
    await takeTurn(table);
    // the winner of a trick may be asked again at once
    await table.waitForTimeout(MOMENT / 2);
  }
  await table.waitForTimeout(MOMENT);
  return end();
}

/**
 * Records the screenshots of a page at each change. Resolves with a function that stops the recording and resolves with the
 * screenshots.
 */
async function record(line: CDPSession): Promise<() => Promise<readonly FilmedPicture[]>> {
  const taken: FilmedPicture[] = [];
  let first: number | null = null;
  line.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const now = (metadata.timestamp ?? 0) * 1000;
    first ??= now;
    const at = now - first;
    if (at - (taken.at(-1)?.at ?? -APART) >= APART) taken.push({ png: data, at });
    void line.send('Page.screencastFrameAck', { sessionId });
  });
  await line.send('Page.startScreencast', { format: 'png' });
  return async () => {
    await line.send('Page.stopScreencast');
    return taken;
  };
}

/** Resolves with the changed part of each frame, encoded by the browser. */
async function patchesOf(workshop: Page, taken: readonly FilmedPicture[]): Promise<readonly FilmPatch[]> {
  await workshop.goto('about:blank');
  const parts = await workshop.evaluate(differences, { pngs: taken.map(({ png }) => png), quality: QUALITY, unseen: UNSEEN });
  const seen = parts.flatMap((part, k) => (part === null ? [] : [{ ...part, at: taken[k]?.at ?? 0 }]));
  return seen.map(({ webp, at, ...box }, k) => {
    const next = seen[k + 1]?.at;
    return { ...box, webp: Buffer.from(webp, 'base64'), lasts: next === undefined ? LAST : next - at };
  });
}

/**
 * Resolves with the part of each picture that differs from the previous one, as a WebP, or null if nothing differs. Runs in a page.
 */
async function differences({ pngs, quality, unseen }: { pngs: readonly string[]; quality: number; unseen: number }) {
  const parts: ({ x: number; y: number; width: number; height: number; webp: string } | null)[] = [];
  let before: Uint8ClampedArray | null = null;
  for (const png of pngs) {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const { width, height } = picture;
    const brush = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
    if (brush === null) throw new Error('nothing can be drawn here');
    brush.drawImage(picture, 0, 0);
    const { data: now } = brush.getImageData(0, 0, width, height);
    const old: ArrayLike<number> = before ?? [];
    let [left, top, right, bottom] = before === null ? [0, 0, width, height] : [width, height, 0, 0];
    for (let at = 0; at < old.length; at += 4) {
      if ([at, at + 1, at + 2].every((k) => Math.abs((now[k] ?? 0) - (old[k] ?? 0)) <= unseen)) continue;
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right <= left) {
      parts.push(null);
      continue;
    }
    [left, top] = [left - (left % 2), top - (top % 2)];
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d', { alpha: false })?.drawImage(picture, -left, -top);
    const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    parts.push({ x: left, y: top, width: right - left, height: bottom - top, webp });
    before = now;
  }
  return parts;
}

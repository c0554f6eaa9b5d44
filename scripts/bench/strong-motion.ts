import type { Browser, Page } from '@playwright/test';
import { strengthsOf } from '@chinwag/bots/strengths';
import type { AppServer } from '../../e2e/app-server.ts';
import { PLAYED } from '../../e2e/games.ts';
import { PHONE, SLOWED } from './phone.ts';
import { readThoughts, type ThoughtFigures } from './thoughts.ts';
import { startTrace } from './trace.ts';

/** The time for which a game is played, in ms. */
const PLAYED_FOR = 20_000;
/** The interval at which the player checks for a decision, in ms. */
const LOOKS = 250;

/** The games whose strong bots search. */
export const SEARCHED = PLAYED.filter(({ id }) => strengthsOf(id).includes('strong'));

/**
 * Plays a game with strong bots in practice, on a phone with a slow CPU, while a square flies over the table. Resolves with the
 * figures.
 */
export async function measureThoughts(
  browser: Browser, server: AppServer, { id, turns }: (typeof PLAYED)[number],
): Promise<ThoughtFigures> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  // the bundler's helper for function names is missing in a page
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await context.addInitScript(playStrongly);
  const page = await context.newPage();
  await page.goto(`${server.url}/practise/${id}`);
  await page.locator('.status-line').waitFor();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line);
  await page.evaluate(flyOn);
  await playOn(page, turns());
  await page.evaluate(() => performance.mark('flight-ends'));
  const events = await endTrace();
  await context.close();
  return readThoughts(events, SLOWED);
}

/** Makes the bots of the page's table play strongly. Runs in the page. */
function playStrongly(): void {
  const workers: { postMessage: (this: Worker, message: { readonly type?: string }) => void } = Worker.prototype;
  const send = workers.postMessage;
  workers.postMessage = function post(message) {
    send.call(this, message);
    if (message.type !== 'open') return;
    const asked = { type: 'ask', id: -1, name: 'setStrength', payload: { seats: [], strength: 'strong' } };
    send.call(this, asked);
  };
}

/** Flies a square until the page is closed. Runs in the page. */
function flyOn(): void {
  const square = document.createElement('i');
  square.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 60px; height: 84px; background: red; pointer-events: none';
  document.body.append(square);
  performance.mark('flight-begins');
  square.animate([{}, { transform: 'translate(280px, 500px)' }], { duration: 500, iterations: Infinity, direction: 'alternate' });
}

async function playOn(page: Page, takeTurn: (page: Page) => Promise<unknown>): Promise<void> {
  const until = Date.now() + PLAYED_FOR;
  const asked = page.locator('.status-line .status-lamp');
  const sheet = page.locator('dialog[open]');
  while (Date.now() < until && !(await sheet.isVisible())) {
    if (await asked.isVisible()) await takeTurn(page);
    await page.waitForTimeout(LOOKS);
  }
}

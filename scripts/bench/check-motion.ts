import { type Browser, expect } from '@playwright/test';
import type { AppServer } from '../../e2e/app-server.ts';
import { Player } from '../../e2e/player.ts';
import { playToTheEnd } from '../../e2e/quick-hands.ts';
import { flySquare, PHONE, SLOWED } from './phone.ts';
import { readTrace, startTrace, type TraceFigures } from './trace.ts';

/** The game with the most moves among the games that are short to play. */
const GAME = 'chapanka';
/** The time limit for a device to request the record of its game and check it, in ms. */
const CHECKED_WITHIN = 60_000;

/**
 * Measures the check of a finished game on a phone. Two friends play a game with bots to its end. Delays the record until a square
 * moves across the result. Resolves with the trace's figures. Rejects if the check does not prove the shuffle.
 */
export async function measureCheck(browser: Browser, server: AppServer): Promise<TraceFigures> {
  const [phone, friend] = [await Player.arrive(browser, 'Marta', PHONE), await Player.arrive(browser, 'Tomek')];
  const { page } = phone;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    void page.context().route('**/api/games/*', async (route) => {
      resolve();
      await released;
      await route.continue();
    });
  });
  const link = await phone.openTableOf(server.url, GAME);
  await friend.sitDown(link);
  await phone.fillWithBots();
  await phone.start();
  await expect(page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  await playToTheEnd(server, link, [friend, phone]);
  await asked;
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line);
  const flight = flySquare(page);
  release();
  await flight;
  const events = await endTrace();
  await expect(page.getByRole('status').filter({ hasText: 'Shuffle proved' })).toBeVisible({ timeout: CHECKED_WITHIN });
  await Promise.all([phone, friend].map((player) => player.page.context().close()));
  return readTrace(events);
}

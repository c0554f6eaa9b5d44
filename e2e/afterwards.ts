import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { FourFriends } from './four-friends.ts';
import { expect } from './app-server.ts';
import type { Player } from './player.ts';

/** A device's verdict on a game without faults: whether the device can prove that nobody chose the cards. */
const VERDICT = /^(Proved|Not proved)/;

const CHECKER = join(import.meta.dirname, '../docs/check-game.mjs');

/**
 * Tests everything after a game is over. Everybody has the same result, and players prove that nobody chose the cards. The replay
 * opens with two players' hands, and a friend's link leads to the same card. A player saves the game, and somebody who was not
 * there opens it without a server. An independent program checks the game, which is also in its players' lists. Rejects if any of
 * these tests fails.
 */
export async function lookBackOn(browser: Browser, friends: Pick<FourFriends, 'players' | 'spectator'>): Promise<void> {
  const { players, spectator } = friends;
  const [host, friend] = players;
  await expect.poll(async () => {
    const sheets = await Promise.all([...players, spectator].map((player) => player.finalSheet()));
    return new Set(sheets).size;
  }).toBe(1);
  const found = await Promise.all([...players, spectator].map((player) => player.check()));
  const verdicts = found.map((said) => VERDICT.exec(said)?.[1]);
  expect(verdicts).toEqual([...players.map(() => 'Proved'), 'Not proved']);

  const again = await host.lookAgain();
  const seen = await lookWithEyesOf(again, [host, friend]);
  await friend.page.goto(again.url());
  await expect(momentIn(friend.page)).toHaveValue(seen.moment);
  await expect.poll(() => cardsIn(friend.page)).toBe(seen.hand);

  const file = await saved(again);
  await openWithoutServer(browser, again.url(), file);
  const { stdout, status } = spawnSync(process.execPath, [CHECKER, file], { encoding: 'utf8' });
  expect(`${status} ${stdout}`).toMatch(/^0 No contradiction found: \d+ moves, \d+ shuffles, [1-4] players’ numbers/);

  const { pathname, origin } = new URL(again.url());
  await again.goto(`${origin}/me`);
  await expect(again.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', pathname);
  await again.close();
}

function momentIn(page: Page) {
  return page.getByRole('slider', { name: 'Position in the game' });
}

function handIn(page: Page) {
  return page.getByRole('listbox').first();
}

/** Resolves with the visible hand, without the marks of new cards. */
async function cardsIn(page: Page): Promise<string> {
  return (await handIn(page).ariaSnapshot()).replaceAll(', new', '');
}

/** Views the second deal as each of these players in turn. Resolves with the hand of the last one. */
async function lookWithEyesOf(page: Page, players: readonly Player[]) {
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  const hands: string[] = [];
  for (const { name } of players) {
    await page.getByLabel('Whose hand you see').selectOption(`As ${name} saw it`);
    await expect(handIn(page).getByRole('option').first()).toBeVisible();
    hands.push(await cardsIn(page));
  }
  expect(new Set(hands).size).toBe(players.length);
  const moment = await momentIn(page).inputValue();
  // a link leads to its moment
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe(String(players.length - 1));
  return { moment, hand: hands.at(-1) ?? '' };
}

/** Saves the game as a file. Resolves with the path of the file. Rejects if no download starts. */
export async function saved(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'Save this game as a file' });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Score and log' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.path();
}

/** Opens the file in a browser that was not there, with a server only for the page itself. */
async function openWithoutServer(browser: Browser, at: string, file: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  await context.route('**/api/**', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${new URL(at).origin}/g/file`);
  await page.getByLabel('Choose a game file').setInputFiles(file);
  await expect(momentIn(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next turn' })).toHaveAttribute('aria-disabled', 'true');
  await context.close();
}

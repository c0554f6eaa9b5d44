import type { Browser, Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import { Player } from './player.ts';
import { takeChanoyuStep } from './turns/chanoyu.ts';
import { takeChapankaTurn } from './turns/chapanka.ts';

interface WholeGame {
  readonly game: string;
  readonly names: readonly string[];
  readonly takeTurn: (page: Page) => Promise<void>;
  /** What the top bar says when one of them reloads. */
  readonly reloadAt: RegExp;
  /** What the host chooses before the game. */
  readonly choice?: string;
}

test('four friends play Chapanka to its result, one of them reloads, and somebody watches', async ({ house, browser }) => {
  const sheets = await playWholeGame(house, browser, {
    game: 'Chapanka',
    names: ['Marta', 'Tomek', 'Inés', 'Owen'],
    takeTurn: takeChapankaTurn,
    reloadAt: /Deal 2 of 4/,
    choice: 'Four deals',
  });
  expect(new Set(sheets).size).toBe(1);
});

test('four friends play Chanoyu to its result, one of them reloads, and somebody watches', async ({ house, browser }) => {
  const sheets = await playWholeGame(house, browser, {
    game: 'Chanoyu',
    names: ['Marta', 'Tomek', 'Inés', 'Owen'],
    takeTurn: takeChanoyuStep,
    reloadAt: /Round 1.*trick 5/i,
    choice: 'Runs',
  });
  expect(new Set(sheets).size).toBe(1);
});

/** Plays to the result; gives the score sheet as each of them, and the watcher, reads it. */
async function playWholeGame(house: House, browser: Browser, wanted: WholeGame): Promise<readonly string[]> {
  const [host, ...friends] = await Promise.all(wanted.names.map((name) => Player.arrive(browser, name)));
  const watcher = await Player.arrive(browser, 'Zofia');
  const [reloading] = friends;
  if (host === undefined || reloading === undefined) throw new Error('nobody came');
  const players = [host, ...friends];

  const link = await host.openTable(house.url, wanted.game);
  for (const friend of friends) await friend.follow(link);
  if (wanted.choice !== undefined) await host.page.getByText(wanted.choice, { exact: true }).click();
  await watcher.follow(link);
  const start = host.page.getByRole('button', { name: 'Start the game' });
  await expect(start).toBeVisible();
  await start.click();

  const reload = async () => {
    await expect(host.page.getByText(wanted.reloadAt).first()).toBeVisible({ timeout: 120_000 });
    await reloading.page.reload();
  };
  await Promise.all([reload(), watcher.watchOn(), ...players.map((player) => player.playOn(wanted.takeTurn))]);
  return Promise.all([...players, watcher].map((player) => player.finalSheet()));
}

import type { Browser } from '@playwright/test';
import { PLAYED, type TakeTurn, type WholeGame } from './games.ts';
import { expect, type House, test } from './house.ts';
import { Player } from './player.ts';

const NAMES = ['Marta', 'Tomek'];

for (const { id, turns, whole } of PLAYED) {
  if (whole !== null) {
    test(`two friends and bots play ${id} to its result, one of them reloads, and somebody watches`, async ({ house, browser }) => {
      const sheets = await playWholeGame(house, browser, { id, turns, ...whole });
      expect(new Set(sheets).size).toBe(1);
    });
  }
}

type Wanted = WholeGame & { readonly id: string; readonly turns: () => TakeTurn };

/** Plays to the result; gives the score sheet as each of them, and the watcher, reads it. */
async function playWholeGame(house: House, browser: Browser, { id, turns, choice, reloadAt }: Wanted): Promise<readonly string[]> {
  const [host, ...friends] = await Promise.all(NAMES.map((name) => Player.arrive(browser, name)));
  const watcher = await Player.arrive(browser, 'Zofia');
  const [reloading] = friends;
  if (host === undefined || reloading === undefined) throw new Error('nobody came');
  const players = [host, ...friends];

  const link = await host.openTableOf(house.url, id);
  for (const friend of friends) await friend.sitDown(link);
  await host.chooseRule(choice);
  await host.fillWithBots();
  await watcher.follow(link);
  await host.start();

  const reload = async () => {
    await expect(host.page.getByText(reloadAt).first()).toBeVisible({ timeout: 120_000 });
    await reloading.page.reload();
  };
  await Promise.all([reload(), watcher.watchOn(), ...players.map((player) => player.playOn(turns()))]);
  expect(await host.check()).toContain(`Nobody chose these cards: you, ${reloading.name} and the house`);
  await host.findAgain(reloading.name);
  return Promise.all([...players, watcher].map((player) => player.finalSheet()));
}

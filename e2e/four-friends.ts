import type { Browser } from '@playwright/test';
import type { Rule } from './played-game.ts';
import { expect, type AppServer } from './app-server.ts';
import { Player } from './player.ts';

/** Four friends who play a game, and a spectator, each in a separate browser. */
export interface FourFriends {
  readonly players: readonly [Player, Player, Player, Player];
  readonly spectator: Player;
  /** The link of their table. */
  readonly link: string;
}

/** The game that they play. */
interface FriendsGame {
  readonly game: string;
  /** Options that make the game short. */
  readonly rules: readonly Rule[];
  /** Whether the friends fill all seats of the game, or a bot is needed. */
  readonly fills: 'all-seats' | 'with-bots';
  readonly viewport?: { readonly width: number; readonly height: number };
}

/**
 * Seats four friends at a table, starts the game, and adds a spectator. Resolves with all of them. Rejects if the game does not
 * start.
 */
export async function fourFriends(browser: Browser, server: AppServer, wanted: FriendsGame): Promise<FourFriends> {
  const { game, rules, fills, viewport } = wanted;
  const arrive = (name: string) => Player.arrive(browser, name, viewport);
  // The host's window has room for the options.
  const players = await Promise.all([Player.arrive(browser, 'Marta'), arrive('Tomek'), arrive('Inés'), arrive('Owen')]);
  const spectator = await arrive('Zofia');
  const [host, ...friends] = players;
  const link = await host.openTableOf(server.url, game);
  for (const friend of friends) await friend.sitDown(link);
  for (const rule of rules) await host.chooseRule(rule);
  if (fills === 'with-bots') await host.fillWithBots();
  await host.start();
  // While people gather, the table might have one more seat.
  await spectator.follow(link);
  for (const { page } of players) await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  return { players, spectator, link };
}

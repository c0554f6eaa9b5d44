import type { Locator } from '@playwright/test';
import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './four-friends.ts';
import { expect, test } from './app-server.ts';
import type { Player } from './player.ts';
import { playToTheEnd } from './quick-hands.ts';
import { takeChinasoStep } from './games/chinaso.ts';

const PHONE = { width: 360, height: 640 };

test('four friends play Chinaso: three want one discard, one reloads while arranging sets, and all open the replay', async ({
  server,
  browser,
}) => {
  const rules = [{ rule: 'Length', value: 'Three hands' }];
  const friends = await fourFriends(browser, server, { game: 'chinaso', rules, fills: 'all-seats', viewport: PHONE });
  const { players, spectator, link } = friends;
  for (const { page } of players) await expect(handOf(page)).toHaveCount(11);
  const watched = spectator.watchOn();
  await sellTheFirstDiscard(players);
  const composer = await playUntilSomebodyCanGoDown(players);
  await reloadWhileComposing(composer);
  await playToTheEnd(server, link, players);
  await watched;
  await lookBackOn(browser, friends);
});

/**
 * Tests a sale. The first player draws, and the three others all want to buy, with the last in order answering first. Nobody sees
 * the other answers, and the first in order gets the card with two more (CS5.2 to CS5.4).
 */
async function sellTheFirstDiscard(players: readonly Player[]): Promise<void> {
  const [first, second, third, fourth] = fromTheOneAsked(players, await whoIsAsked(players));
  await first.page.locator('.action-bar').getByRole('button', { name: /^Draw / }).click();
  for (const { page } of [fourth, third]) {
    await page.getByRole('button', { name: /^Buy / }).click();
    await expect(page.getByText('You want it, but').first()).toBeVisible();
  }
  const asked = second.page.getByRole('list', { name: 'The players asked, in order' }).getByRole('listitem');
  await expect(asked).toHaveText(['Youthinking', `${third.name}answered`, `${fourth.name}answered`]);
  await second.page.getByRole('button', { name: /^Buy / }).click();
  await expect(handOf(second.page)).toHaveCount(14);
  await expect(handOf(first.page)).toHaveCount(12);
  for (const { page } of [third, fourth]) {
    await expect(page.getByText(`${second.name} buys`).first()).toBeVisible();
    await expect(handOf(page)).toHaveCount(11);
  }
}

type Four = readonly [Player, Player, Player, Player];

/** Returns the players in order of play, from an index on. */
function fromTheOneAsked(players: readonly Player[], index: number): Four {
  const [first, second, third, fourth] = [...players.slice(index), ...players.slice(0, index)];
  if (!first || !second || !third || !fourth) throw new Error('four play');
  return [first, second, third, fourth];
}

async function whoIsAsked(players: readonly Player[]): Promise<number> {
  let index = -1;
  await expect(async () => {
    const asked = await Promise.all(players.map(({ page }) => page.locator('.status-line .status-lamp').isVisible()));
    index = asked.indexOf(true);
    expect(index).toBeGreaterThanOrEqual(0);
  }).toPass();
  return index;
}

/** Plays until a player who has only drawn in that turn could go down. Resolves with that player. */
async function playUntilSomebodyCanGoDown(players: readonly Player[]): Promise<Player> {
  for (;;) {
    const asked = players[await whoIsAsked(players)];
    if (asked === undefined) throw new Error('nobody is asked');
    if (await asked.page.locator('.status-line').getByText('You can go down.').isVisible()) return asked;
    await takeChinasoStep(asked.page);
  }
}

/** Sets one of two sets apart, reloads, and finds the set again. */
async function reloadWhileComposing({ page }: Player): Promise<void> {
  const filled = page.getByRole('button', { name: /^Take back: / });
  await page.getByRole('button', { name: 'Find my sets' }).click();
  await expect(filled).toHaveCount(2);
  await filled.first().click();
  await expect(filled).toHaveCount(1);
  const before = await filled.innerText();
  await page.reload();
  await expect(filled).toHaveText(before, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'A three, still open' })).toBeVisible();
}

function handOf(page: Player['page']): Locator {
  return page.getByRole('listbox').getByRole('option');
}

import { expect, test } from './house.ts';
import { Player } from './player.ts';

/** What a device keeps of the numbers that games were shuffled by. */
const kept = (player: Player) =>
  player.page.evaluate(() => JSON.parse(localStorage.getItem('chinwag.numbers') ?? '[]') as readonly Kept[]);

interface Kept {
  readonly rounds: readonly { readonly own: readonly [number, string] | null; readonly given: readonly unknown[] | null }[];
}

test('two browsers give a number each to shuffle a game by, and keep what they were told', async ({ browser, house }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek');
  const link = await marta.openTable(house.url, 'Chanoyu');
  await tomek.sitDown(link);
  await marta.fillWithBots();
  await marta.start();
  await expect.poll(async () => (await kept(tomek)).at(-1)?.rounds.at(-1)?.given?.length).toBe(2);
  const [one, other] = [(await kept(marta)).at(-1)?.rounds.at(-1), (await kept(tomek)).at(-1)?.rounds.at(-1)];
  expect(one?.given).toEqual(other?.given);
  for (const round of [one, other]) expect(round?.given).toContainEqual(round?.own);
});

import type { Page } from '@playwright/test';
import { expect, test } from './app-server.ts';
import { FACT_KINDS } from './evenings/facts.ts';
import { moveOnce, playEvening } from './evenings/evening.ts';
import { DEALER_LIE, type Lie, liesOf, plant, plantResult } from './evenings/lies.ts';
import { EveningTable } from './evenings/table.ts';
import { takeChinkwayTurn } from './games/chinkway.ts';

/** Plants a lie on a page. Resolves with a function that removes it. */
type PlantedOnScreen = (page: Page) => Promise<() => Promise<void>>;

test('no screen shows anything untrue for longer than two seconds during an evening', async ({ browser, server }) => {
  // Only one of the games, Chapanka, because all games would take minutes.
  const number = 1;
  const { differences, screensRead } = await playEvening(browser, server, {
    number, moves: 6, incidents: ['taking back', 'kill', 'leaving'],
  });
  expect(differences).toEqual([]);
  expect(screensRead).toBeGreaterThan(30);
});

test('the probe of the evenings finds every kind of lie planted on a screen', async ({ browser, server }) => {
  const found: string[] = [];
  const finds = async (table: EveningTable, { kind, what }: Pick<Lie, 'kind' | 'what'>, planted: PlantedOnScreen) => {
    const screen = table.screen('Owen');
    const end = await planted(screen.page);
    const kinds = (await table.probe.differences([screen], 0)).map((difference) => difference.kind);
    expect(kinds, what).toContain(kind);
    found.push(kind);
    await end();
    expect(await table.probe.differences([screen]), `${what}, no more`).toEqual([]);
  };
  const table = await EveningTable.gather(browser, server, 'chinkway');
  while (table.probe.facts.trick === null || (await table.asked()) === null) await moveOnce(table, takeChinkwayTurn);
  const { asked, names } = table.probe.facts;
  const name = names[asked[0] ?? 0] ?? '';
  const lies = liesOf(name, names.find((one) => one !== name) ?? '');
  for (const lie of lies) await finds(table, lie, (page) => plant(page, lie));
  await finds(table, { kind: 'result', what: 'the game is over' }, plantResult);
  await finds(table, { kind: 'deal', what: 'the score lies over a deal that is on' }, openScore);
  await table.close();

  const other = await EveningTable.gather(browser, server, 'chinchon');
  await other.asked();
  await finds(other, DEALER_LIE, (page) => plant(page, DEALER_LIE));
  await other.close();
  expect([...new Set(found)].toSorted()).toEqual([...FACT_KINDS].toSorted());
});

/** Opens the score sheet for a spectator, as if it had not closed by itself. Resolves with a function that closes it. */
async function openScore(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Full score sheet' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  return () => page.keyboard.press('Escape');
}

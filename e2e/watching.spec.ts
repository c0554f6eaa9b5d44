import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { takeSlobberhannesTurn } from './turns/slobberhannes.ts';

/** The host has the table watched in another way. */
async function watchedAs(host: Player, way: string): Promise<void> {
  await host.page.getByRole('button', { name: 'Table menu' }).click();
  await host.page.getByRole('button', { name: 'House rules' }).click();
  await host.page.getByText(way, { exact: true }).click();
  await expect(host.page.getByRole('radio', { name: way })).toBeChecked();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('one who watches sees what those who play let them, all are told, and who has looked does not sit down', async ({
  browser,
  house,
}) => {
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek', { width: 360, height: 640 });
  const iker = await Player.arrive(browser, 'Iker', { width: 360, height: 640 });
  const link = await marta.openTable(house.url, 'Chanoyu');
  await tomek.sitDown(link);
  await expect(marta.page.getByText('Tomek').first()).toBeVisible();
  await marta.page.getByRole('button', { name: /^Fill with/ }).click();
  await marta.page.getByRole('button', { name: 'Start the game' }).click();
  await iker.follow(link);
  await expect(iker.page.getByText('Nobody’s hand is shown to you.')).toBeVisible();
  const hand = (of: string) => iker.page.getByRole('region', { name: `The hand of ${of}` });

  await watchedAs(marta, 'One hand');
  await expect(iker.page.getByText('Nobody lets you see their hand so far.')).toBeVisible();
  await expect(tomek.page.getByText('Iker may be shown one hand.')).toBeVisible();
  await tomek.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(hand('Tomek').getByRole('img').first()).toBeVisible();
  await expect(hand('Marta')).toBeHidden();
  await expect(iker.page.getByText('You see Tomek’s hand.')).toBeVisible();
  await expect(marta.page.getByText('Iker sees Tomek’s hand.')).toBeVisible();
  await expect(tomek.page.getByText('Iker sees your hand.')).toBeVisible();

  await iker.page.getByRole('button', { name: 'See no hands' }).click();
  await expect(hand('Tomek')).toBeHidden();
  await iker.page.getByRole('button', { name: /^Play for / }).click();
  await expect(iker.page.getByText('You have seen hands of this deal.')).toBeVisible();
  await iker.page.getByRole('button', { name: 'See hands' }).click();
  await tomek.page.getByRole('button', { name: 'Hide my hand' }).click();
  await expect(hand('Tomek')).toBeHidden();
  await expect(marta.page.getByText('Iker sees Tomek’s hand.')).toBeHidden();

  await watchedAs(marta, 'All hands');
  await tomek.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(marta.page.getByText('Tomek agrees.')).toBeVisible();
  await expect(hand('Tomek')).toBeHidden();
  await marta.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(hand('Tomek').getByRole('img').first()).toBeVisible();
  await expect(hand('Marta').getByRole('img').first()).toBeVisible();
  await expect(tomek.page.getByText('Iker sees all hands.')).toBeVisible();

  await watchedAs(marta, 'A deal later');
  await expect(iker.page.getByText('You will see the first deal, all hands open, when it is over.')).toBeVisible();
  await expect(hand('Tomek')).toBeHidden();

  await watchedAs(marta, 'Nobody watches');
  await expect(iker.page.getByText('The host does not allow watching at this table.')).toBeVisible();
});

test('one who watched a game takes a free seat before the next', async ({ browser, house }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const iker = await Player.arrive(browser, 'Iker', { width: 360, height: 640 });
  const link = await marta.openTableOf(house.url, 'slobberhannes');
  await marta.chooseRule({ rule: 'Length', value: 'To six points' });
  await marta.page.getByRole('button', { name: /^Fill with/ }).click();
  await marta.page.getByRole('button', { name: 'Start the game' }).click();
  await iker.follow(link);
  await watchedAs(marta, 'All hands');
  await marta.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(iker.page.getByRole('region', { name: /^The hand of / })).toHaveCount(4);
  await Promise.all([marta.playOn(takeSlobberhannesTurn), iker.watchOn()]);
  await expect(iker.page.getByText('You watched this game.')).toBeVisible();
  await iker.page.getByRole('button', { name: 'Play in the next game' }).click();
  await expect(marta.page.getByText(/Iker joins in/)).toBeVisible();
  await marta.page.getByRole('button', { name: 'Another game' }).click();
  await iker.page.getByRole('button', { name: 'Go on to the next game' }).click();
  await expect(iker.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
});

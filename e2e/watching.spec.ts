import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

test('a spectator sees only the hands players show, everybody is notified, and the spectator cannot then take a seat', async ({
  browser,
  server,
}) => {
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek', { width: 360, height: 640 });
  const iker = await Player.arrive(browser, 'Iker', { width: 360, height: 640 });
  const link = await marta.openTable(server.url, 'Chanoyu');
  await tomek.sitDown(link);
  await expect(marta.page.getByText('Tomek').first()).toBeVisible();
  await marta.page.getByRole('button', { name: /^Fill with/ }).click();
  await marta.page.getByRole('button', { name: 'Start the game' }).click();
  await iker.follow(link);
  await expect(iker.page.getByText('Nobody is showing you their hand.')).toBeVisible();
  const hand = (of: string) => iker.page.getByRole('region', { name: `${of}’s hand` });

  await marta.letWatch('One hand');
  await expect(iker.page.getByText('Nobody has shown you their hand yet.')).toBeVisible();
  await expect(tomek.page.getByText('Iker can be shown one hand.')).toBeVisible();
  await tomek.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(hand('Tomek').getByRole('img').first()).toBeVisible();
  await expect(hand('Marta')).toBeHidden();
  await expect(iker.page.getByText('You see Tomek’s hand.')).toBeVisible();
  await expect(marta.page.getByText('Iker sees Tomek’s hand.')).toBeVisible();
  await expect(tomek.page.getByText('Iker sees your hand.')).toBeVisible();

  await iker.page.getByRole('button', { name: 'Hide hands' }).click();
  await expect(hand('Tomek')).toBeHidden();
  await iker.page.getByRole('button', { name: /^Play for / }).click();
  await expect(iker.page.getByText('You’ve seen hands of this deal.').first()).toBeVisible();
  await iker.page.getByRole('button', { name: 'See hands' }).click();
  await tomek.page.getByRole('button', { name: 'Hide my hand' }).click();
  await expect(hand('Tomek')).toBeHidden();
  await expect(marta.page.getByText('Iker sees Tomek’s hand.')).toBeHidden();

  await marta.letWatch('All hands');
  await tomek.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(marta.page.getByText('Tomek agrees.')).toBeVisible();
  await expect(hand('Tomek')).toBeHidden();
  await marta.page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(hand('Tomek').getByRole('img').first()).toBeVisible();
  await expect(hand('Marta').getByRole('img').first()).toBeVisible();
  await expect(tomek.page.getByText('Iker sees all hands.')).toBeVisible();

  await marta.letWatch('One deal later');
  await expect(iker.page.getByText('You’ll see the first deal with all hands open when it’s over.')).toBeVisible();
  await expect(hand('Tomek')).toBeHidden();

  await marta.letWatch('No spectators');
  await expect(iker.page.getByText('The host doesn’t allow spectators. Ask them for a seat.')).toBeVisible();
});

import { expect, test } from './app-server.ts';
import { Player } from './player.ts';
import { takeSlobberhannesTurn } from './games/slobberhannes.ts';

test('a card is taken back if the other player agrees, and stays if they refuse', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta', { width: 360, height: 640 });
  const tomek = await Player.arrive(browser, 'Tomek');
  const link = await marta.openTableOf(server.url, 'slobberhannes');
  await tomek.sitDown(link);
  await marta.fillWithBots();
  await marta.start();
  const hand = marta.page.getByRole('listbox', { name: /^Your hand/ });
  const undo = marta.page.getByRole('button', { name: 'Ask to take your last move back' });
  for (const said of ['No', 'Yes, take it back']) {
    await expect(async () => {
      for (const { page } of [tomek, marta]) {
        const isAsked = (await page.locator('.status-line .status-lamp').count()) > 0;
        if (isAsked && (await undo.count()) === 0) await takeSlobberhannesTurn(page);
      }
      await expect(undo).toBeVisible({ timeout: 500 });
    }).toPass();
    const held = await hand.getByRole('option').count();
    await undo.click();
    await expect(tomek.page.getByText(/^Marta wants to take back: “Marta (plays|leads) .+”$/)).toBeVisible();
    await tomek.page.getByRole('button', { name: said, exact: true }).click();
    await expect(hand.getByRole('option')).toHaveCount(said === 'No' ? held : held + 1);
    await expect(undo).toBeHidden();
    if (said === 'No') await tomek.page.reload();
  }
  const notice = tomek.page.getByText('Marta takes the last move back. Everything is back as it was.');
  await expect(notice.filter({ visible: true }).first()).toBeVisible();
});

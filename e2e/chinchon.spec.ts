import { botsMove } from '../apps/server/src/tests/support/play.ts';
import type { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import type { Tagged } from '@chinwag/rules';
import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './four-friends.ts';
import { expect, test } from './app-server.ts';
import { playFor, playToTheEnd } from './quick-hands.ts';
import { chinchonTurns } from './games/chinchon.ts';

test('four friends play Chinchón: one returns to it, one reloads before closing, one watches, and all open the replay', async ({
  server,
  browser,
}) => {
  const rules = [{ rule: 'Length', value: 'Seventy points' }];
  const { players, spectator, link } = await fourFriends(browser, server, { game: 'chinchon', rules, fills: 'all-seats' });
  const [marta, tomek, ines, owen] = players;

  // Owen plays to lose, so that he is soon asked whether he wants to buy in again. Two friends play over connections, and leave the
  // first close to Marta.
  let returned = false;
  let reloaded = false;
  const enough = () => returned && reloaded;
  const reload = async () => {
    if (reloaded) return;
    reloaded = true;
    const parts = () => marta.page.getByRole('list', { name: 'What you’ve set apart' }).ariaSnapshot();
    const before = await parts();
    await marta.page.reload();
    await expect(marta.page.getByRole('button', { name: /^Not yet / })).toBeVisible();
    expect(await parts()).toBe(before);
  };
  const comesBack = () => {
    returned = true;
    return true;
  };
  const watched = spectator.watchOn();
  const quick = playFor(server, link, [tomek, ines], (hand) => (reloaded ? botsMove(hand) : goOn(hand)));
  await Promise.all([
    marta.playOn(chinchonTurns({ wantsToWin: true, comesBack: () => true, beforeClosing: reload }), enough),
    owen.playOn(chinchonTurns({ wantsToWin: false, comesBack }), enough),
  ]);
  await Promise.all([playToTheEnd(server, link, [marta, owen]), quick, watched]);
  for (const { page } of [...players, spectator]) {
    const marks = page.locator('.score-ledger .score-mark');
    await expect(marks.filter({ hasText: 'back' }).first()).toBeVisible();
    await expect(marks.filter({ hasText: 'out' }).first()).toBeVisible();
  }
  await lookBackOn(browser, { players, spectator });
});

/** Returns a bot's move, or a discard in place of a close. */
function goOn(hand: TestPlayer): Tagged {
  const move = botsMove(hand);
  if (move.type !== 'close') return move;
  return hand.lawfulMoves.find(({ type }) => type === 'discard') ?? move;
}

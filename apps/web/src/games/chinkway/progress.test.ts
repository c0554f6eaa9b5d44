import { expect, test } from 'vitest';
import type { ChinkwayPlayed } from './storyGames.ts';
import { aloud, plain, viewAt } from './testing/fixture.ts';
import { screen } from './screen.ts';
import { progress } from './progress.ts';
import { readTable } from './readOut.ts';

const at = (reached: (happening: ChinkwayPlayed) => boolean) => plain(progress(viewAt(0, reached).view.state));
const event = (type: string, deal: number) => (happening: ChinkwayPlayed) =>
  happening.event.type === type && happening.after.deal.number === deal;

test('the bar shows the deal, and the trick once the Quest is turned up', () => {
  expect(at(event('dealt', 7))).toBe('Deal 7 of 10');
  expect(at(event('questTurned', 7))).toBe('Deal 7 of 10, trick 1');
  expect(at(event('dealScored', 7))).toBe('Deal 7 of 10, scored');
  expect(at(event('gameOver', 10))).toBe('Finished after 10 deals');
});

test('the trick number stays while the winner chooses a card', () => {
  expect(at(({ after }) => after.deal.number === 4 && after.phase.name === 'extract')).toBe('Deal 4 of 10, trick 1');
});

test('screen readers can read the table and the hand', () => {
  const { view } = viewAt(0, ({ after }) => after.deal.number === 4 && after.deal.trick.length === 2);
  expect(aloud(readTable(view))).toBe('Tomek leads 2 of spades. Inés plays 10 of spades. Spades are trumps.');
  expect(aloud(screen.readOut.hand(view))).toBe(
    'You have 10 cards: 9 of spades, 8 of spades, jack of hearts, 6 of hearts, 10 of clubs, 9 of clubs, ' +
      'ace of diamonds, queen of diamonds, jack of diamonds and 5 of diamonds.',
  );
  expect(aloud(screen.readOut.hand(viewAt('spectator', event('dealt', 4)).view))).toBe('You’re watching and have no cards.');
});

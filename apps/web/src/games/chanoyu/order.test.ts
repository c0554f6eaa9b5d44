import { expect, test } from 'vitest';
import { aloud, type StateFields, plain, viewOf } from './testing/fixture.ts';
import { othersInOrder, ownCards } from './order.ts';
import { progress } from './progress.ts';
import { readHand, readTable } from './readOut.ts';

test('CN2.1: the other players appear in the order of play, anticlockwise from the viewer', () => {
  expect(othersInOrder(viewOf({ seats: 5, viewer: 1 }))).toEqual([0, 4, 3, 2]);
  expect(othersInOrder(viewOf({ seats: 3, viewer: 'spectator' }))).toEqual([0, 2, 1]);
});

test('CN1.1: a hand is sorted by suit down to the ace, which counts 1, with Tsukumogami at the end', () => {
  const view = viewOf({ deal: { hands: [['AS', 'X1', '2S', 'KH', 'TS'], [], []] } });
  expect(ownCards(view)).toEqual(['TS', '2S', 'AS', 'KH', 'X1']);
  expect(aloud(readHand(view))).toBe(
    'You have 5 cards: 10 of spades, 2 of spades, ace of spades, king of hearts and a Tsukumogami.',
  );
});

test('screen readers read the rows, the viewer’s own first', () => {
  const view = viewOf({ viewer: 2 });
  expect(aloud(readTable(view))).toBe(
    'There are no cards on the table. Your row is empty. Tomek’s row is empty. Marta’s row is empty.',
  );
});

test('the bar shows the round and the trick', () => {
  const bar = (moment: StateFields) => plain(progress(viewOf(moment).state));
  expect(bar({ deal: { tricks: 7 } })).toBe('Round 1, trick 8 of 10');
  expect(bar({ before: [1, 2, 3], deal: { number: 1, tricks: 10 } })).toBe('Round 1, scored');
  expect(bar({ before: [1, 2, 3], phase: { name: 'over' } })).toBe('Finished after 1 round');
});

import { expect, test } from 'vitest';
import { aloud, viewOf } from './testing/fixture.ts';
import { othersInOrder, ownCards } from './order.ts';
import { progress } from './progress.ts';
import { readHand, readTable } from './readOut.ts';

test('CN2.1: the others stand in the order of play, anticlockwise from oneself', () => {
  expect(othersInOrder(viewOf({ seats: 5, viewer: 1 }))).toEqual([0, 4, 3, 2]);
  expect(othersInOrder(viewOf({ seats: 3, viewer: 'spectator' }))).toEqual([0, 2, 1]);
});

test('CN1.1: a hand goes by suit down to the ace, which is 1, and ends with the Tsukumogami', () => {
  const view = viewOf({ deal: { hands: [['AS', 'X1', '2S', 'KH', 'TS'], [], []] } });
  expect(ownCards(view)).toEqual(['TS', '2S', 'AS', 'KH', 'X1']);
  expect(aloud(readHand(view))).toBe(
    'You hold 5 cards: 10 of spades, 2 of spades, ace of spades, king of hearts and a Tsukumogami.',
  );
});

test('the rows are read out, one’s own first', () => {
  const view = viewOf({ viewer: 2 });
  expect(readTable(view)).toBe(
    'No card lies in the trick. You: an empty row, 0 points. Tomek: an empty row, 0 points. Marta: an empty row, 0 points.',
  );
});

test('the bar tells round and trick', () => {
  expect(progress(viewOf({ deal: { tricks: 7 } }).state)).toBe('Round 1, trick 8 of 10');
  expect(progress(viewOf({ before: [1, 2, 3], deal: { number: 1, tricks: 10 } }).state)).toBe('Round 1, scored');
  expect(progress(viewOf({ before: [1, 2, 3], phase: { name: 'over' } }).state)).toBe('Finished after one round');
});

import { expect, test } from 'vitest';
import { aloud, type StateFields, plays, row, viewOf } from './testing/fixture.ts';
import { readHand, readTable, readTurn } from './readOut.ts';

const ROWS = [row({ 3: 'QD', 4: 'QH', 5: 'KS' }), row({ 9: '9H', 10: 'TH' }), row({})];
const YOURS = 'Your row: 3 to 5; 2 points.';
const THEIRS = 'Inés’s row is empty. Tomek’s row: 9 to 10; 1 point.';
const table = (moment: StateFields) => aloud(readTable(viewOf(moment)));
const BUILDING: StateFields = {
  phase: { name: 'build', seat: 0, mustLay: true },
  deal: { rows: ROWS, lastTrick: { plays: plays([1, 'KH'], [0, '2H'], [2, 'X2']), winner: 0 }, left: ['KH', 'X2'] },
};

test('screen readers read the trick and its current winner, then every row, the viewer’s own first', () => {
  const deal = { rows: ROWS, trick: plays([2, '4S'], [1, '9S']) };
  expect(table({ phase: { name: 'play', seat: 0 }, deal })).toBe(
    `Inés leads 4 of spades. Tomek plays 9 of spades. Tomek’s 9 of spades is winning. ${YOURS} ${THEIRS}`,
  );
  const empty = table({ phase: { name: 'play', seat: 2 }, deal: { rows: ROWS } });
  expect(empty).toBe(`There are no cards on the table. ${YOURS} ${THEIRS}`);
});

test('screen readers read the remaining cards of the trick and its winner while the winner builds', () => {
  expect(table(BUILDING)).toBe(
    `Still in the trick you won: king of hearts and a Tsukumogami. ${YOURS} ${THEIRS}`,
  );
  expect(table({ ...BUILDING, viewer: 'spectator' })).toBe(
    `Still in the trick Marta won: king of hearts and a Tsukumogami. Marta’s row: 3 to 5; 2 points. ${THEIRS}`,
  );
});

test('a led Tsukumogami is named, and nobody is winning', () => {
  expect(table({ phase: { name: 'play', seat: 1 }, deal: { rows: ROWS, trick: plays([2, 'X1']) } })).toMatch(
    /^Inés leads a Tsukumogami\. Nobody is winning the trick\./,
  );
});

test('screen readers hear a full sentence when it is the viewer’s turn to play or build', () => {
  const turn = (moment: StateFields) => aloud(readTurn(viewOf(moment)));
  const deal = { hands: [['4S', 'X1'], ['??'], ['??']], trick: plays([1, '9S']) } as const;
  expect(turn({ phase: { name: 'play', seat: 0 }, deal })).toBe('Your turn: follow spades; Tomek’s 9 of spades is winning.');
  expect(turn({ phase: { name: 'play', seat: 0 } })).toBe('Your turn: lead any card to trick 1.');
  expect(turn(BUILDING)).toBe(
    'Your turn to build. Cards that fit: king of hearts and a Tsukumogami. One card must go in your own row.',
  );
});

test('screen readers read the viewer’s own hand, and a spectator has none', () => {
  const deal = { hands: [['4S', 'X1', 'KD'], ['??'], ['??']] } as const;
  const hand = (moment: StateFields) => aloud(readHand(viewOf(moment)));
  expect(hand({ deal })).toBe('You have 3 cards: 4 of spades, king of diamonds and a Tsukumogami.');
  expect(hand({ deal: { hands: [[], [], []] } })).toBe('You have no cards.');
  expect(hand({ deal, viewer: 'spectator' })).toBe('You’re watching and have no cards.');
});

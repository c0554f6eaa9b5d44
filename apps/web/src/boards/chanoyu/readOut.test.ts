import { expect, test } from 'vitest';
import { aloud, type Moment, plays, row, viewOf } from './testing/fixture.ts';
import { readHand, readTable } from './readOut.ts';

const ROWS = [row({ 3: 'QD', 4: 'QH', 5: 'KS' }), row({ 9: '9H', 10: 'TH' }), row({})];
const BUILDING: Moment = {
  phase: { name: 'build', seat: 0, mustLay: true },
  deal: { rows: ROWS, lastTrick: { plays: plays([1, 'KH'], [0, '2H'], [2, 'X2']), winner: 0 }, left: ['KH', 'X2'] },
};

test('the trick is read with who would win it, then every row, one’s own first', () => {
  const deal = { rows: ROWS, trick: plays([2, '4S'], [1, '9S']) };
  expect(readTable(viewOf({ phase: { name: 'play', seat: 0 }, deal }))).toBe(
    'In the trick 4 of spades of Inés and 9 of spades of Tomek; Tomek would win it. You: 3 to 5, 2 points. Inés: ' +
      'an empty row, 0 points. Tomek: 9 to 10, 1 point.',
  );
  expect(readTable(viewOf({ phase: { name: 'play', seat: 2 }, deal: { rows: ROWS } }))).toBe(
    'No card lies in the trick. You: 3 to 5, 2 points. Inés: an empty row, 0 points. Tomek: 9 to 10, 1 point.',
  );
});

test('of a trick that is being built from, what is left of it and who won it', () => {
  expect(readTable(viewOf(BUILDING))).toBe(
    'In the trick king of hearts of Tomek and Tsukumogami of Inés; you won it. You: 3 to 5, 2 points. Inés: an ' +
      'empty row, 0 points. Tomek: 9 to 10, 1 point.',
  );
  expect(readTable(viewOf({ ...BUILDING, viewer: 'spectator' }))).toBe(
    'In the trick king of hearts of Tomek and Tsukumogami of Inés; Marta won it. Marta: 3 to 5, 2 points. Inés: an ' +
      'empty row, 0 points. Tomek: 9 to 10, 1 point.',
  );
});

test('one’s own hand is read, and a spectator has none', () => {
  const deal = { hands: [['4S', 'X1', 'KD'], ['??'], ['??']] } as const;
  const hand = (moment: Moment) => aloud(readHand(viewOf(moment)));
  expect(hand({ deal })).toBe('You hold 3 cards: 4 of spades, king of diamonds and a Tsukumogami.');
  expect(hand({ deal: { hands: [[], [], []] } })).toBe('You hold no cards.');
  expect(hand({ deal, viewer: 'spectator' })).toBe('You are watching and hold no cards.');
});

import { expect, it } from 'vitest';
import { chapanka } from './index.ts';
import { after, stateFrom } from './notation.ts';
import { trickNumber } from './trick.ts';

const LEAD = stateFrom({ dealer: 1, hands: ['9S 2D AH', '3S 5H KS', '4S JS 7C', 'AC 8C QD'] });

it('CP3.1: the player at the dealer’s right leads any card to the first trick', () => {
  expect(chapanka.actors(LEAD)).toEqual([0]);
  expect(chapanka.legalMoves(LEAD, 0).map((move) => move.card)).toEqual(['9S', '2D', 'AH']);
});

it('CP3.1: play goes to the right', () => {
  const led = after(LEAD, '0: 9S');
  expect(chapanka.actors(led)).toEqual([3]);
  expect(chapanka.actors(after(LEAD, '0: 9S AC'))).toEqual([2]);
});

it('CP3.1: a player must follow suit if able, and can otherwise play any card', () => {
  const led = after(LEAD, '0: 9S');
  expect(chapanka.legalMoves(led, 3).map((move) => move.card)).toEqual(['AC', '8C', 'QD']);
  const followed = after(LEAD, '0: 9S AC');
  expect(chapanka.legalMoves(followed, 2).map((move) => move.card)).toEqual(['4S', 'JS']);
});

it('CP3.1: the highest card of the suit led takes the trick and its points, and its player leads next', () => {
  const { deal, phase } = after(LEAD, '0: 9S AC JS KS');
  expect(deal.lastTrick?.winner).toBe(1);
  expect(deal.points).toEqual([0, 8, 0, 0]);
  expect(deal.tricks).toEqual([0, 1, 0, 0]);
  expect(phase).toEqual({ name: 'play', seat: 1 });
});

it('CP3.1: a deal has eleven tricks', () => {
  const tenPlayed = stateFrom({ dealer: 1, hands: ['9S', '3S', '4S', 'AC'], tricks: [3, 3, 2, 2] });
  expect(after(tenPlayed, '0: 9S AC 4S').records).toHaveLength(0);
  expect(after(tenPlayed, '0: 9S AC 4S 3S').records).toHaveLength(1);
});

it('CP3.1: trick numbers run from 1 to 11', () => {
  const number = (...tricks: readonly number[]) => trickNumber({ ...LEAD.deal, tricks });
  expect([number(0, 0, 0, 0), number(4, 0, 3, 1), number(5, 0, 4, 1), number(5, 0, 5, 1)]).toEqual([1, 9, 11, 11]);
});

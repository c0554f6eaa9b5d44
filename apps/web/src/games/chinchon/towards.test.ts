import { expect, test } from 'vitest';
import { cards, type StateFields, plain, record, viewAt } from './testing/fixture.ts';
import { towards } from './towards.ts';

const FIGURES = { written: String, signed: String, inHalves: String };

function inWords(seat: number, moment: StateFields): string {
  const to = towards(viewAt(0, moment), seat, FIGURES);
  return typeof to === 'string' ? to : plain(to);
}

const own = { hands: [cards('2B 3B 4B 5O 5E 6C 1E')] };
const totals = [61, 20, 30, 40];

test('a waiting player sees what their hand would add, and of others only what they do', () => {
  const moment: StateFields = { phase: { name: 'act', seat: 1, bound: false }, totals, deal: own };
  expect(inWords(0, moment)).toBe('61 + 17?');
  expect(inWords(1, moment)).toBe('drew');
});

test('a player who has drawn or settles sees no sum, because the rest depends on them', () => {
  expect(inWords(0, { phase: { name: 'act', seat: 0, bound: false }, totals, deal: own })).toBe('drew');
  const closing = { seat: 1, card: null, chinchon: false };
  expect(inWords(0, { phase: { name: 'settle', seat: 0 }, totals, deal: { ...own, closing } })).toBe('now');
});

test('after scoring, everybody sees the points added', () => {
  const records = [record({ closer: 1, points: [17, -10, 5, 6], reenlisted: [] })];
  const moment: StateFields = { phase: { name: 'between' }, totals: [17, -10, 5, 6], records, deal: { number: 1 } };
  expect([0, 1].map((seat) => inWords(seat, moment))).toEqual(['0 + 17', '0 − 10']);
});

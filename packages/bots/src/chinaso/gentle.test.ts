import { expect, test } from 'vitest';
import { chosenGently } from './testing/view-spec.ts';

const SEEDS = 300;
const PAIRS = 'KS KH 5S 5D 9C 8D 7C 3H 2S JD QD';

test('the gentle bot never buys a useless card', () => {
  const answers = chosenGently({ phase: 'buying', hand: PAIRS, live: 'TH' }, SEEDS);
  expect(new Set(answers)).toEqual(new Set(['decline']));
});

test('the gentle bot always buys or takes a card that turns a pair into a three', () => {
  expect(new Set(chosenGently({ phase: 'buying', hand: PAIRS, live: 'KC' }, SEEDS))).toEqual(new Set(['buy']));
  expect(new Set(chosenGently({ phase: 'draw', hand: PAIRS, live: 'KC' }, SEEDS))).toEqual(new Set(['take']));
});

test('the gentle bot sometimes takes a useless card, but draws three times in four', () => {
  const taken = chosenGently({ phase: 'draw', hand: PAIRS, live: 'TH' }, SEEDS).filter((move) => move === 'take');
  expect(taken.length).toBeGreaterThan(SEEDS / 12);
  expect(taken.length).toBeLessThan(SEEDS / 4);
});

test('the gentle bot discards various useless cards, mostly high, but no joker and none of a pair', () => {
  const thrown = chosenGently({ phase: 'play', hand: 'X1 KS KH 5S 5H 9C 8D 7C JS QD 3H 4D' }, SEEDS);
  expect(thrown.filter((move) => ['-X1', '-KS', '-KH', '-5S', '-5H'].includes(move))).toEqual([]);
  expect(thrown.filter((move) => ['-JS', '-QD'].includes(move)).length).toBeGreaterThan(SEEDS / 2);
  expect(new Set(thrown).size).toBeGreaterThan(3);
});

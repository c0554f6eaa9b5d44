import { chapanka } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { asideWorth, consequenceOf, renounceFlags } from './consequence.ts';
import { plays, stateAt } from './testing/fixture.ts';

const HAND = ['AH', 'JH', '7C', '7D'] as const;
const holding = (leader: number, lead: '9D' | '9S' | '9H', change: Parameters<typeof stateAt>[0] = {}) =>
  stateAt({
    pot: 18,
    ...change,
    deal: {
      hands: [HAND, [], [], []],
      tricks: [1, 1, 1, 1],
      trick: plays(leader, lead),
      pancerola: { holder: 0, exercised: false, broken: false },
      ...change.deal,
    },
  });

test('CP7.2: renouncing tells what it binds to', () => {
  expect(consequenceOf(holding(1, '9D'), 0, '7C')).toBe('then you must lose the rest');
  const again = holding(1, '9D', { deal: { pancerola: { holder: 0, exercised: true, broken: false } } });
  expect(consequenceOf(again, 0, '7C')).toBe('you stay bound to lose');
  expect(consequenceOf(holding(1, '9D'), 0, '7D')).toBe(undefined);
});

test('CP7.1: the cards that would renounce are marked, the others not', () => {
  const state = holding(1, '9D', { phase: { name: 'play', seat: 0 } });
  const lawful = chapanka.legalMoves(state, 0);
  expect([...renounceFlags(state, 0, lawful).keys()]).toEqual(['AH', 'JH', '7C']);
  expect(renounceFlags({ ...state, phase: { name: 'settle' } }, 0, lawful).size).toBe(0);
});

test('CP6.7: the Kinal thrown takes the pot', () => {
  expect(consequenceOf(holding(1, '9D'), 0, 'JH')).toBe('takes the pot of 18; then you must lose the rest');
  expect(consequenceOf(holding(1, '9S', { pot: 0 }), 0, 'JH')).toBe('whoever takes the trick pays you');
});

test('CP6.3: the Kinal forced costs', () => {
  expect(consequenceOf(holding(1, '9H'), 0, 'JH')).toBe('forced: you pay, and double the pot of 18');
  expect(consequenceOf(holding(1, '9H', { options: { deals: 8, kinalPot: 'off', trickMemory: 'last' } }), 0, 'JH')).toBe(
    'forced: you and all others pay the leader',
  );
});

test('CP6.5: an ace thrown brings something, an ace played nothing', () => {
  expect(consequenceOf(holding(1, '9S'), 0, 'AH')).toBe('whoever takes the trick pays you');
  expect(consequenceOf(holding(1, '9H'), 0, 'AH')).toBe(undefined);
});

test('CP4.1: a card set aside counts in the party', () => {
  expect(asideWorth('KH')).toBe('adds 3 to the party');
});

import type { FrenchCard } from '@chinwag/rules';
import { chapanka, type ChapankaState } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { asideWorth, consequenceOf, renouncing } from './consequence.ts';
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

/** Returns the consequence of playing a card, as written on the main button, or null for none. */
function said(state: ChapankaState, seat: number, card: FrenchCard): string | null {
  const consequence = consequenceOf(state, seat, card);
  return consequence && inEnglish(consequence);
}

test('CP7.2: a renounce shows its obligation', () => {
  expect(said(holding(1, '9D'), 0, '7C')).toBe('then you must lose the rest');
  const again = holding(1, '9D', { deal: { pancerola: { holder: 0, exercised: true, broken: false } } });
  expect(said(again, 0, '7C')).toBe('you must still lose the rest');
  expect(said(holding(1, '9D'), 0, '7D')).toBeNull();
});

test('CP7.1: only the cards that would renounce are marked', () => {
  const state = holding(1, '9D', { phase: { name: 'play', seat: 0 } });
  const lawful = chapanka.legalMoves(state, 0);
  expect(renouncing(state, 0, lawful)).toEqual(['AH', 'JH', '7C']);
  expect(renouncing({ ...state, phase: { name: 'settle' } }, 0, lawful)).toEqual([]);
});

test('CP6.7: a thrown Kinal takes the pot', () => {
  expect(said(holding(1, '9D'), 0, 'JH')).toBe('takes the pot of 18; then you must lose the rest');
  expect(said(holding(1, '9S', { pot: 0 }), 0, 'JH')).toBe('the winner of the trick pays you');
});

test('CP6.3: a forced Kinal costs counters', () => {
  expect(said(holding(1, '9H'), 0, 'JH')).toBe('forced: you pay, and double the pot of 18');
  expect(said(holding(1, '9H', { options: { deals: 8, kinalPot: 'off', trickMemory: 'last' } }), 0, 'JH')).toBe(
    'forced: everybody pays the player who led',
  );
});

test('CP6.5: a thrown ace brings counters, and an ace that follows suit brings none', () => {
  expect(said(holding(1, '9S'), 0, 'AH')).toBe('the winner of the trick pays you');
  expect(said(holding(1, '9H'), 0, 'AH')).toBeNull();
});

test('CP4.1: a card set aside counts in the party', () => {
  expect(inEnglish(asideWorth('KH'))).toBe('adds 3 to the party');
});

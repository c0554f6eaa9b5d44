import { chapanka } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { actOf, heardOf, undecided, waitingWith } from './plate.ts';
import { type StateFields, plays, viewAt } from './testing/fixture.ts';
import type { View } from './view.ts';

const HANDS = [['AD', 'JH', '7C', '2S'], [], [], []] as const;
const THROWN = { hands: [['AD', 'JH'], [], [], []], trick: plays(1, '2S') } as const;
const THROWING: StateFields = { pot: 9, phase: { name: 'play', seat: 0 }, deal: THROWN };

const moveOf = ({ state }: View, card: string) => chapanka.legalMoves(state, 0).find((move) => move.card === card) ?? null;

function act(card: 'AD' | 'JH' | '7C' | '2S', moment: StateFields): string {
  const view = viewAt(0, moment);
  const move = moveOf(view, card);
  return move === null ? '' : inEnglish(actOf(view, move, card));
}

test('the plate names how the card is played', () => {
  const play = { name: 'play', seat: 0 } as const;
  expect(act('AD', { phase: play, deal: { hands: HANDS } })).toBe('Lead ace of diamonds');
  expect(act('2S', { phase: play, deal: { hands: HANDS, trick: plays(1, '9S') } })).toBe('Play 2 of spades');
  expect(act('AD', THROWING)).toBe('Throw ace of diamonds');
  expect(act('JH', THROWING)).toBe('Throw the Kinal, jack of hearts');
  const pancerola = { holder: 0, exercised: false, broken: false };
  const renouncing = { hands: HANDS, trick: plays(1, '9S'), pancerola };
  expect(act('7C', { phase: play, deal: renouncing })).toBe('Renounce with 7 of clubs');
  expect(act('7C', { phase: { name: 'setAside', seat: 0 }, deal: { hands: HANDS } })).toBe('Set aside 7 of clubs');
});

test('before the player’s turn, the plate names its action and the chosen card', () => {
  const waiting = viewAt(0, { phase: { name: 'play', seat: 1 }, deal: { hands: HANDS } });
  const exchanging = viewAt(0, { phase: { name: 'exchange', seat: 1 }, deal: { hands: HANDS } });
  expect([undecided(waiting), waitingWith(waiting, '7C')].map((said) => inEnglish(said))).toEqual(['Play', 'Play 7 of clubs']);
  expect([undecided(exchanging), waitingWith(exchanging, '7C')].map((said) => inEnglish(said))).toEqual([
    'Set aside', 'Set aside 7 of clubs',
  ]);
});

function heard(card: 'JH' | '7C', moment: StateFields): readonly string[] {
  const view = viewAt(0, moment);
  return heardOf(view, card, moveOf(view, card)).map((said) => inEnglish(said));
}

test('screen readers announce a chosen card and its consequence', () => {
  expect(heard('JH', THROWING)).toEqual(['Chosen: jack of hearts.', 'takes the pot of 9']);
  expect(heard('7C', { phase: { name: 'setAside', seat: 0 }, deal: { hands: HANDS } })).toEqual([
    'Chosen: 7 of clubs.', 'adds 0 to the party',
  ]);
  expect(heard('7C', { phase: { name: 'exchange', seat: 0 }, deal: { hands: HANDS } })).toEqual(['Chosen: 7 of clubs.']);
  expect(heard('7C', { phase: { name: 'play', seat: 1 }, deal: { hands: HANDS } })).toEqual(['Chosen: 7 of clubs.']);
});

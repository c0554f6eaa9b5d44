import type { Seat } from '@chinwag/rules';
import { chapanka, type Deal } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { screen } from './screen.ts';
import { paid, peopleFor, plays, stateAt } from './testing/fixture.ts';
import { paymentSentiment, trickSentiment } from './sentiment.ts';

const tricks = (...won: readonly [number, number, number, number]) => ({ tricks: won });

function taking(taker: Seat, trick: Deal['trick'], deal: Partial<Deal> = {}) {
  return trickSentiment(stateAt({ deal: { trick, ...deal } }).deal, trick, taker);
}

const WITH_POINTS = plays(0, 'KC', '9C', '3C', '2C');
const EMPTY = plays(0, '9C', '8C', '3C', '2C');

test('CP1.2: a trick with points is bad for its winner, and an empty trick is not', () => {
  expect(taking(0, WITH_POINTS)).toBe('bad');
  expect(taking(0, EMPTY)).toBe('plain');
});

test('CP5.1: a trick is not bad for a player who goes for all, nor from nine tricks on', () => {
  expect(taking(0, WITH_POINTS, tricks(4, 0, 0, 0))).toBe('bad');
  expect(taking(0, WITH_POINTS, tricks(5, 0, 0, 0))).toBe('plain');
  expect(taking(0, WITH_POINTS, tricks(5, 1, 0, 0))).toBe('bad');
  const bound = { ...tricks(9, 0, 0, 0), chapanka: { seat: 0, outcome: 'bound' } } as const;
  expect(taking(0, WITH_POINTS, bound)).toBe('good');
  expect(taking(1, WITH_POINTS, bound)).toBe('good');
});

test('CP6.5: a payment is bad for the payer, good for the receiver, and neutral for the rest', () => {
  const ace = [paid({ from: 2, to: 0, amount: 2, reason: 'ace-discarded', rule: 'CP6.5', card: 'AS' })];
  expect([0, 1, 2].map((seat) => paymentSentiment(ace, seat))).toEqual(['good', 'plain', 'bad']);
  const ante = [paid({ from: 0, to: 'pot', amount: 3, reason: 'ante', rule: 'CP2.2' })];
  expect(paymentSentiment(ante, 0)).toBe('plain');
});

test('the log marks the trick bad for its winner and neutral for the other players and spectators', () => {
  const before = stateAt({ deal: { trick: WITH_POINTS } });
  const narrated = (viewer: Seat | 'spectator') => {
    const lines = screen.narrate({ type: 'trickWon', seat: 0 }, chapanka.hide(before, viewer), peopleFor(viewer));
    return lines.map(({ sentiment }) => sentiment ?? 'plain');
  };
  expect([narrated(0), narrated(1), narrated('spectator')]).toEqual([['bad'], ['plain'], ['plain']]);
});

test('CP5.2, CP5.3: a Chapanka is bad for the others if made and good for them if lost', () => {
  const narrated = (outcome: 'bound' | 'made' | 'tenth', viewer: Seat) =>
    screen.narrate({ type: 'chapanka', seat: 2, outcome }, stateAt({}), peopleFor(viewer))[0]?.sentiment ?? 'plain';
  expect([narrated('bound', 2), narrated('made', 2), narrated('made', 0), narrated('tenth', 2), narrated('tenth', 0)]).toEqual([
    'plain', 'good', 'bad', 'bad', 'good',
  ]);
});

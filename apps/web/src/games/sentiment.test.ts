import type { ChinkwayEvent, ChinkwayState } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { peopleFor, row, viewOf } from './chanoyu/testing/fixture.ts';
import { screen as chanoyu } from './chanoyu/screen.ts';
import { events as inChanoyu } from './chanoyu/events.ts';
import { stateAt as chinasoAt } from './chinaso/testing/fixture.ts';
import { events as inChinaso } from './chinaso/events.ts';
import { stateAt as chinchonAt } from './chinchon/testing/fixture.ts';
import { events as inChinchon } from './chinchon/events.ts';
import { testGame } from './chinkway/testing/fixture.ts';
import { events as inChinkway } from './chinkway/events.ts';
import { sentimentOf } from '../board/onScreen.ts';
import { trickSentiment } from './slobberhannes/words.ts';

test('CW4.4: a card for the Quest is good for the side that takes it', () => {
  const before = testGame()[0]?.before as ChinkwayState;
  const state = { ...before, deal: { ...before.deal, sides: [[0], [1, 2], [3, 4]] } };
  const took = (card: 'AS' | null): readonly string[] => {
    const event: ChinkwayEvent = { type: 'extracted', seat: 1, card };
    return [0, 1, 2, 3].map((seat) => sentimentOf(inChinkway, event, state, seat));
  };
  expect(took('AS')).toEqual(['plain', 'good', 'good', 'plain']);
  expect(took(null)).toEqual(['plain', 'plain', 'plain', 'plain']);
});

test('CN5.1: a trick is good for its winner, and a trick without a winner is neutral', () => {
  const { state } = viewOf({});
  expect(sentimentOf(inChanoyu, { type: 'trickCompleted', winner: 1 }, state, 1)).toBe('good');
  expect(sentimentOf(inChanoyu, { type: 'trickCompleted', winner: 1 }, state, 0)).toBe('plain');
  expect(sentimentOf(inChanoyu, { type: 'trickCompleted', winner: null }, state, 0)).toBe('plain');
});

test('CN5.4: a card that another player lays in the viewer’s row is good if it joins', () => {
  const joined = viewOf({ deal: { rows: [row({ 2: '2S', 4: '4S' }), row({}), row({})] } }).state;
  const lays = (value: number, seat: number, by = 1) =>
    sentimentOf(inChanoyu, { type: 'cardLaid', seat: by, card: 'X1', row: 0, value }, joined, seat);
  expect([lays(3, 0), lays(9, 0), lays(3, 1), lays(3, 0, 0)]).toEqual(['good', 'plain', 'plain', 'plain']);
});

test('CN6.3: the end is bad for a player with fifteen if another is below eight, and good for the winners', () => {
  const over = (viewer: number) => {
    const { state } = viewOf({ viewer, before: [16, 9, 7] });
    return chanoyu.narrate({ type: 'gameOver', hands: [[], [], []], pile: [] }, state, peopleFor(viewer, 3))[0]?.sentiment;
  };
  expect([over(0), over(1), over(2)]).toEqual(['bad', 'good', 'good']);
});

test('CS6.1: the end of a hand is good only for its winner', () => {
  const state = chinasoAt({});
  const ended = (winner: number | null, seat: number) => {
    const event = { type: 'handEnded', kind: winner === null ? 'long' : 'out', winner, hands: [] };
    return sentimentOf(inChinaso, event as never, state, seat);
  };
  expect([ended(1, 1), ended(1, 0), ended(null, 1)]).toEqual(['good', 'bad', 'bad']);
});

test('CH5.1, CH7.2: closing is good for the closer, and a score with which a player is knocked out is bad for that player', () => {
  const state = chinchonAt({});
  const closes = { type: 'closed', seat: 2, melds: [], layOffs: [], card: null, chinchon: false } as const;
  expect([2, 0].map((seat) => sentimentOf(inChinchon, closes as never, state, seat))).toEqual(['good', 'plain']);
  const scored = { type: 'dealScored', closingCard: null, points: [104, 3, 0, 9], out: [0], hands: [] } as const;
  expect([0, 1].map((seat) => sentimentOf(inChinchon, scored as never, state, seat))).toEqual(['bad', 'plain']);
});

test('SL4.1: the first trick, the last trick and the trick with the queen of clubs are bad', () => {
  const harmless = [{ seat: 0, card: 'AS' }];
  expect([1, 2, 7, 8].map((number) => trickSentiment(number, harmless))).toEqual(['bad', 'plain', 'plain', 'bad']);
  expect(trickSentiment(4, [...harmless, { seat: 1, card: 'QC' }])).toBe('bad');
});

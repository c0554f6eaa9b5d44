import { expect, it } from 'vitest';
import { after, stateFrom } from './notation.ts';
import { roundForecast, weighed } from './forecast.ts';

const ROUND = stateFrom({
  before: [12, 9, 7],
  hands: ['9S', '8S', '2S'],
  rows: ['3H 4H 5H', 'AH', 'TD'],
  tricks: 9,
});

it('CN6.1 CN6.3: the forecast shows the points of the rows, the totals and another round to come', () => {
  const sequel = { kind: 'another-round', rule: 'CN6.2', dealer: 0 };
  expect(roundForecast(ROUND)).toEqual({ points: [2, 0, 0], totals: [14, 9, 7], sequel });
});

it('CN6.3: the forecast of a lay that brings a player to 15 shows the winners and the losers', () => {
  const sequel = { kind: 'below-eight', rule: 'CN6.3', winners: [1, 2], losers: [0], below: [2] };
  const ahead = { points: [3, 0, 0], totals: [15, 9, 7], sequel };
  expect(weighed(ROUND, { type: 'lay', card: 'X1', row: 0, value: 6 })).toEqual({ before: 14, after: 15, gain: 1, ahead });
});

it('CN2.2: the forecast does not count points twice once the round is scored', () => {
  const end = after(ROUND, '2: 2S 8S 9S > 0: +2S done');
  expect(end.phase.name).toBe('over');
  expect(roundForecast(end)).toMatchObject({ points: [3, 0, 0], totals: [15, 9, 7], sequel: { kind: 'below-eight' } });
});

it('CN6.3: the forecast shows whether the winner is tied for the highest total', () => {
  const sequel = (...before: readonly number[]) => roundForecast(stateFrom({ before, hands: ['9S', '8S', '2S'] })).sequel;
  expect(sequel(16, 16, 8)).toEqual({ kind: 'highest', rule: 'CN6.3', winner: 1, total: 16, level: true });
  expect(sequel(9, 16, 9)).toEqual({ kind: 'highest', rule: 'CN6.3', winner: 1, total: 16, level: false });
});

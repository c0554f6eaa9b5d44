import { expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { chanoyu } from './index.ts';
import { after, playOut, row, stateFrom } from './notation.ts';
import { EMPTY_ROW, stretches } from './row.ts';
import { bestRows, rowPoints } from './score.ts';

it('CN6.1: a row splits into maximal stretches of consecutive values', () => {
  expect(stretches(row('AS 2S KH=3 5D 8C X1=9 TC'))).toEqual([[1, 3], [5, 5], [8, 10]]);
  expect(stretches(EMPTY_ROW)).toEqual([]);
  expect(stretches(row('7D'))).toEqual([[7, 7]]);
});

it('CN6.1: the default scoring is links, and an unknown scoring is refused', () => {
  expect(parseOptions(chanoyu.options, {})).toEqual({ scoring: 'links', trickMemory: 'last' });
  expect(parseOptions(chanoyu.options, { scoring: 'steps' })).not.toBeNull();
  expect(parseOptions(chanoyu.options, { scoring: 'runs' })).not.toBeNull();
  expect(parseOptions(chanoyu.options, { scoring: 'ladders' })).toBeNull();
});

it('CN6.1: a stretch of n scores n − 1 as links, 2n − 1 as steps and n(n + 1) / 2 as runs', () => {
  const long = row('AS 2S 3S 4S 5S 6S 7S 8S 9S TS');
  const single = row('7D');
  expect([single, row('7D 8D'), long].map((laid) => rowPoints(laid, 'links'))).toEqual([0, 1, 9]);
  expect([single, row('7D 8D'), long].map((laid) => rowPoints(laid, 'steps'))).toEqual([1, 3, 19]);
  expect([single, row('7D 8D'), long].map((laid) => rowPoints(laid, 'runs'))).toEqual([1, 3, 55]);
  expect(rowPoints(EMPTY_ROW, 'runs')).toBe(0);
});

it('CN6.1: the best rows of a round are all rows with the most points, and none when no row scores', () => {
  const { records: [record] } = stateFrom({ hands: ['', '', ''], before: [0, 3, 3] });
  if (record === undefined) throw new Error('no round has been scored');
  expect(bestRows(record)).toEqual({ points: 3, seats: [1, 2] });
  expect(bestRows({ ...record, points: [0, 0, 0] })).toEqual({ points: 0, seats: [] });
});

it('CN6.1: after ten tricks each row scores, and cards in hand are discarded unscored', () => {
  const events = playOut(
    stateFrom({ hands: ['2S TH', '3S 9H', '4S 8H'], rows: ['5C 6C', '', '9C 7C'], tricks: 9 }),
    '2: 4S 3S 2S > 2: +4S +3S done',
  );
  expect(events).toContainEqual({
    type: 'roundScored',
    stretches: [[[5, 6]], [], [[3, 4], [7, 7], [9, 9]]],
    points: [1, 0, 1],
  });
  const next = after(stateFrom({ hands: ['2S TH', '3S 9H', '4S 8H'], tricks: 9 }), '2: 4S 3S 2S > 2: +4S done');
  expect(next.deal.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
});

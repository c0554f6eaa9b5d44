import { expect, it } from 'vitest';
import { rowsAfter } from './building.ts';
import { after, situation } from './notation.ts';
import { isWinnerLevel, outlook } from './outlook.ts';

const ROUND = situation({
  before: [12, 9, 7],
  hands: ['9S', '8S', '2S'],
  rows: ['3H 4H 5H', 'AH', 'TD'],
  tricks: 9,
});

it('CN6.1 CN6.3: what the rows would score now, the totals, and that the game would go on', () => {
  expect(outlook(ROUND)).toEqual({ points: [2, 0, 0], totals: [14, 9, 7], ending: null, standings: [] });
});

it('CN6.3: a lay that would bring somebody to 15 shows who would win and who would lose', () => {
  const rows = rowsAfter(ROUND.round.rows, { card: 'X1', row: 0, value: 6 });
  expect(outlook(ROUND, rows)).toEqual({
    points: [3, 0, 0],
    totals: [15, 9, 7],
    ending: 'below-eight',
    standings: [
      { seat: 1, place: 1, score: 9 },
      { seat: 2, place: 1, score: 7 },
      { seat: 0, place: 3, score: 15 },
    ],
  });
});

it('CN2.2: once the round is scored its points are not counted twice', () => {
  const end = after(ROUND, '2: 2S 8S 9S > 0: +2S done');
  expect(end.phase.name).toBe('over');
  expect(outlook(end)).toMatchObject({ points: [3, 0, 0], totals: [15, 9, 7], ending: 'below-eight' });
});

it('CN6.3: whether the winner with the highest total has it alone', () => {
  const level = (...before: readonly number[]) => isWinnerLevel(outlook(situation({ before, hands: ['9S', '8S', '2S'] })));
  expect(level(16, 16, 8)).toBe(true);
  expect(level(16, 9, 9)).toBe(false);
  expect(level(16, 16, 7)).toBe(false);
  expect(level(9, 9, 8)).toBe(false);
});

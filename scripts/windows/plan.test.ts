import { describe, expect, it } from 'vitest';
import { NOTICES, slice, WINDOWS, wholeMatrix } from './plan.ts';

const games = [
  { id: 'whist', tables: ['whist-four', 'whist-watching'] },
  { id: 'rummy', tables: ['rummy-seven'] },
];

describe('the windows in which tables are measured', () => {
  it('are all windows for each table and each number of notices in the whole run', () => {
    const whole = wholeMatrix(games);
    expect(whole).toHaveLength(3 * NOTICES.length);
    expect(whole.every(({ windows }) => windows === WINDOWS)).toBe(true);
  });

  it('include the smallest and the largest for the first table of each game, and some more, for each commit', () => {
    const [whist, rummy, ...some] = slice(games, 0);
    expect([whist?.story, rummy?.story]).toEqual(['whist-four', 'rummy-seven']);
    expect(whist).toMatchObject({ notices: 2, windows: [{ width: 320, height: 256 }, { width: 2560, height: 1440 }] });
    expect(some).toEqual(wholeMatrix(games).slice(0, 3));
  });

  it('cover the whole over successive commits', () => {
    const seen = [0, 1, 2].flatMap((commit) => slice(games, commit).slice(games.length));
    expect(new Set(seen.map(({ story, notices }) => `${story} ${notices}`)).size).toBe(9);
  });
});

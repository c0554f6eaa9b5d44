import { describe, expect, it } from 'vitest';
import { gated } from './gate.ts';
import { tryInWorlds } from './try-in-worlds.ts';

describe('a move tried in worlds', () => {
  it('is overruled by a move that is better by more than a standard error', () => {
    expect(gated(0, [[1, 2, 1, 2], [3, 4, 3, 4]], 4)).toBe(1);
  });

  it('stays if another move can be better by chance alone', () => {
    expect(gated(0, [[1, 1, 1, 1], [9, -6, 8, -6]], 4)).toBe(0);
  });

  it('is overruled by the best of several moves', () => {
    expect(gated(1, [[2, 2, 2], [1, 1, 1], [3, 3, 3]], 3)).toBe(2);
  });

  it('stays if only a few worlds favour another move, however often each is repeated', () => {
    const results = [[0, 0, 0, 0, 0, 0], [9, 9, 9, -1, -1, -1]];
    expect(gated(0, results, 6)).toBe(1);
    expect(gated(0, results, 2)).toBe(0);
  });
});

describe('tryInWorlds', () => {
  it('stays within its budget, and tries each move in every world', () => {
    const tried: string[] = [];
    const chosen = tryInWorlds({
      moves: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
      usual: { type: 'a' },
      playouts: 31,
      worlds: (count) => Array.from({ length: count }, (_, world) => world),
      worth: ({ type }, world) => {
        tried.push(`${type}${world}`);
        return type === 'b' ? 1 : 0;
      },
    });
    expect(chosen).toEqual({ type: 'b' });
    expect(new Set(tried).size).toBe(30);
  });

  it('tries no move twice in a repeated world', () => {
    const tried: string[] = [];
    const moves = [{ type: 'a' }, { type: 'b' }];
    const worth = ({ type }: { type: string }, world: string): number => (tried.push(type + world), 0);
    tryInWorlds({ moves, usual: { type: 'a' }, playouts: 16, worlds: () => ['x', 'x', 'y', 'y', 'y', 'z', 'z', 'z'], worth });
    expect(tried).toEqual(['ax', 'ay', 'az', 'bx', 'by', 'bz']);
  });

  it('returns the usual move if its budget is too small', () => {
    const worlds = (): never => expect.unreachable('it was thought about');
    const moves = [{ type: 'a' }, { type: 'b' }];
    expect(tryInWorlds({ moves, usual: { type: 'a' }, playouts: 15, worlds, worth: () => 1 })).toEqual({ type: 'a' });
  });
});

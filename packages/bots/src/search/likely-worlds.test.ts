import { describe, expect, it } from 'vitest';
import { exponential } from './exponential.ts';
import { likelyWorlds } from './likely-worlds.ts';

describe('guessed worlds', () => {
  const guesses = [{ world: 'a', likelihood: 0.003 }, { world: 'b', likelihood: 0 }, { world: 'c', likelihood: 0.001 }];

  it('appear in proportion to their likelihood', () => {
    expect(likelyWorlds(guesses, 8, () => 0).join('')).toBe('aaaaaacc');
  });

  it('are rounded up or down at random, and never include an impossible one', () => {
    const seen = new Set(Array.from({ length: 8 }, (_, part) => likelyWorlds(guesses, 3, (bound) => (bound / 8) * part).join('')));
    expect([...seen].toSorted()).toEqual(['aaa', 'aac']);
  });
});

it('exponential approximates the exponential function, and never returns zero', () => {
  for (const x of [-5, -1, 0, 1, 5]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 1);
  expect(exponential(-10_000)).toBeGreaterThan(0);
});

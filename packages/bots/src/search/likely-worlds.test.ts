import { describe, expect, it } from 'vitest';
import { exponential } from './exponential.ts';
import { likelyWorlds } from './likely-worlds.ts';

describe('worlds that are guessed', () => {
  const guesses = [{ world: 'a', likelihood: 0.003 }, { world: 'b', likelihood: 0 }, { world: 'c', likelihood: 0.001 }];

  it('come as often as they are likely', () => {
    expect(likelyWorlds(guesses, 8, () => 0).join('')).toBe('aaaaaacc');
  });

  it('come rounded up or down by chance, and never where they cannot be', () => {
    const seen = new Set(Array.from({ length: 8 }, (_, part) => likelyWorlds(guesses, 3, (bound) => (bound / 8) * part).join('')));
    expect([...seen].toSorted()).toEqual(['aaa', 'aac']);
  });
});

it('the exponential of a number is near enough what it should be, and never falls to nothing', () => {
  for (const x of [-5, -1, 0, 1, 5]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 1);
  expect(exponential(-10_000)).toBeGreaterThan(0);
});

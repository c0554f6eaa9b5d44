import { expect, it } from 'vitest';
import { compare } from './compare.ts';

it('a second checker, written only from docs/fairness.md, agrees with the first and with the app', () => {
  const { disagreed, taken, refused } = compare({ games: 12, tampered: 40 });
  expect(disagreed).toEqual([]);
  expect(taken).toBeGreaterThanOrEqual(12);
  expect(refused).toBeGreaterThan(20);
}, 60_000);

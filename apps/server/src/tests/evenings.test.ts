import { expect, it } from 'vitest';
import { playEvening } from './support/evening.ts';

/** So many evenings; `npm run evenings` plays as many as one likes. */
const EVENINGS = 10;
const PATIENCE = 120_000;

it('no evening is ever stuck or without a host, and nobody loses a seat, whatever people do', { timeout: PATIENCE }, async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const { moves, stuck, hostless, robbed } = await playEvening(seed);
    wrong.push(...[...stuck, ...hostless, ...robbed].map((what) => `evening ${seed}: ${what}`));
    expect(moves).toBeGreaterThan(0);
  }
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { evolveAll } from '../game.ts';
import { playGame } from '../play.ts';
import { mixed, randomFrom, randomSeed } from './random.ts';
import { playRandomly } from './random-play.ts';
import { pennies } from './toy/pennies.ts';
import { PACK } from './toy/rules.ts';

const setup = { seats: 4, owner: null, options: { deals: 3 }, seed: '0f'.repeat(32) };

test('random play leads from the opening to the result, without gaps between steps', () => {
  const { steps, end } = playRandomly(pennies, setup, randomFrom(1));
  expect(pennies.result(end)).not.toBeNull();
  expect(steps[0]).toMatchObject({ number: 0, by: null });
  steps.forEach((step, index) => {
    expect(step.number).toBe(index);
    expect(step.after).toEqual(evolveAll(pennies, step.before, step.events));
  });
  expect(steps.slice(1).map((step) => step.before)).toEqual(steps.slice(0, -1).map((step) => step.after));
});

test('the same random source plays the same game, and another one a different game', () => {
  const [game, same, other] = [1, 1, 2].map((seed) => playRandomly(pennies, setup, randomFrom(seed)).steps);
  expect(same).toEqual(game);
  expect(other).not.toEqual(game);
});

test('play stops at the move limit, or when the chooser stops it', () => {
  expect(playRandomly(pennies, setup, randomFrom(1), 5).steps).toHaveLength(6);
  expect(playGame(pennies, setup, () => null).steps).toHaveLength(1);
});

test('random play tries every kind of move', () => {
  const kinds = new Set(playRandomly(pennies, setup, randomFrom(1)).steps.map(({ by }) => by?.move.type));
  expect(kinds).toEqual(new Set([undefined, 'exchange', 'keep', 'play']));
});

test('mixed puts every item first equally often', () => {
  const random = randomFrom(1);
  const first = new Map(PACK.map((card) => [card, 0]));
  for (let i = 0; i < 20_000; i++) {
    const [top] = mixed(PACK, random);
    if (top !== undefined) first.set(top, (first.get(top) ?? 0) + 1);
  }
  for (const times of first.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

test('a random seed is 32 bytes in hex', () => {
  expect(randomSeed(randomFrom(1))).toMatch(/^[0-9a-f]{64}$/);
});

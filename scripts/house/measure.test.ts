import { expect, test } from 'vitest';
import { measureHouse } from './measure.ts';

const house = measureHouse();

test('a small trick game costs at most 500 lines all in', () => {
  const lines = house.example.reduce((sum, part) => sum + part.lines, 0);
  expect(lines).toBeGreaterThan(300);
  expect(lines).toBeLessThanOrEqual(500);
});

test('it touches three files outside of its own: one roster each in rules, bots and web, and none of any test', () => {
  expect(house.outside).toEqual([
    'apps/web/src/games/abouts.ts',
    'packages/bots/src/registry.ts',
    'packages/rules/src/games/registry.ts',
  ]);
});

test('all boards with their styles take at most 11,150 lines of tsx and css', () => {
  expect(house.boards).toBeGreaterThan(5000);
  expect(house.boards).toBeLessThanOrEqual(11_150);
});

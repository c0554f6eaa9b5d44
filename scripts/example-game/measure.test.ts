import { expect, test } from 'vitest';
import { measureExampleGame } from './measure.ts';

const measured = measureExampleGame();

test('a small trick game costs at most 500 lines all in', () => {
  const lines = measured.example.reduce((sum, part) => sum + part.lines, 0);
  expect(lines).toBeGreaterThan(300);
  expect(lines).toBeLessThanOrEqual(500);
});

test('it touches three files outside of its own: one roster each in rules, bots and web, and none of any test', () => {
  expect(measured.outside).toEqual([
    'apps/web/src/games/abouts.ts',
    'packages/bots/src/registry.ts',
    'packages/rules/src/games/registry.ts',
  ]);
});

test('all boards with their styles take at most 11,650 lines of tsx and css', () => {
  expect(measured.boards).toBeGreaterThan(5000);
  expect(measured.boards).toBeLessThanOrEqual(11_650);
});

import { expect, test } from 'vitest';
import { measureExampleGame } from './measure.ts';

const measured = measureExampleGame();

test('a small trick game takes at most 500 lines in total', () => {
  const lines = measured.example.reduce((sum, part) => sum + part.lines, 0);
  expect(lines).toBeGreaterThan(300);
  expect(lines).toBeLessThanOrEqual(500);
});

test('adding a game changes three other files: one roster each in rules, bots and web, and no test', () => {
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

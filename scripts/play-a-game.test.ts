import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the example program in docs plays a whole game and prints its rounds, places and reason for its end', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'docs/play-a-game.ts'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.trim().split('\n');
  const rounds = lines.filter((line) => line.startsWith('Round'));
  expect(rounds.map((line) => line.split(':')[0])).toEqual(rounds.map((_, at) => `Round ${at + 1}`));
  const places = lines.slice(rounds.length, -1).map((line) => /^Place \d: seat (\d) with \d+$/.exec(line)?.[1]);
  expect(new Set(places)).toEqual(new Set(['0', '1', '2']));
  expect(lines.at(-1)).toBe('It ended by CN6.3.');
});

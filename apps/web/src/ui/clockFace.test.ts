import { expect, it } from 'vitest';
import { clockFace } from './clockFace.ts';

it('a clock shows the part of the time left, and the seconds once few are left', () => {
  expect(clockFace(21_000, 42_000, true)).toEqual({ part: 0.5, runs: true, seconds: null });
  expect(clockFace(10_000, 40_000, true)).toEqual({ part: 0.25, runs: true, seconds: 10 });
  expect(clockFace(400, 40_000, false)).toEqual({ part: 0.01, runs: false, seconds: 1 });
  expect(clockFace(0, 40_000, true)).toEqual({ part: 0, runs: true, seconds: 0 });
});

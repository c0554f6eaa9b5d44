import { expect, test } from 'vitest';
import { readShifts } from './shifts.ts';

test('many small shifts of a deal are too much together', () => {
  const shifts = Array.from({ length: 5 }, () => ({ value: 0.0041, moved: 'a button' }));
  expect(readShifts(shifts)).toMatchObject({ sum: 'layout shift 0.021', isOver: true });
  expect(readShifts(shifts.slice(1)).isOver).toBe(false);
});

test('it is said what moved most', () => {
  const shifts = Array.from({ length: 9 }, (_, k) => ({ value: k / 1000, moved: `button ${k}` }));
  const { largest } = readShifts(shifts);
  expect([largest.length, largest[0]]).toEqual([8, '0.008 button 8']);
});

import { expect, test } from 'vitest';
import { readShifts } from './shifts.ts';

/** Shifts of 0.0041 at these times, in ms. */
const shiftsAt = (...times: readonly number[]) => times.map((at) => ({ at, value: 0.0041, moved: 'a button' }));

test('several small shifts in quick succession are over the limit together', () => {
  expect(readShifts(shiftsAt(0, 900, 1800, 2700, 3600))).toMatchObject({
    figures: 'CLS 0.021 (all shifts of the deal: 0.021)',
    isOver: true,
  });
  expect(readShifts(shiftsAt(0, 900, 1800, 2700)).isOver).toBe(false);
});

test('a session window ends after a second without a shift, and after five seconds', () => {
  expect(readShifts(shiftsAt(0, 900, 1900, 2800, 3700)).figures).toBe('CLS 0.012 (all shifts of the deal: 0.021)');
  expect(readShifts(shiftsAt(0, 900, 1800, 2700, 3600, 4500, 5400)).figures).toBe('CLS 0.025 (all shifts of the deal: 0.029)');
});

test('a deal without shifts has a CLS of 0', () => {
  expect(readShifts([])).toEqual({ figures: 'CLS 0.000 (all shifts of the deal: 0.000)', largest: [], isOver: false });
});

test('the largest shifts are listed with their time and what moved', () => {
  const shifts = Array.from({ length: 9 }, (_, k) => ({ at: k * 1000, value: k / 1000, moved: `button ${k}` }));
  const { largest } = readShifts(shifts);
  expect([largest.length, largest[0]]).toEqual([8, '0.008 after 8.0 s: button 8']);
});

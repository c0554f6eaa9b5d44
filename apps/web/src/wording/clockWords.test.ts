import { CLOCKS, clockSchema } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { clockInWords, secondsLeft, timeIsOut } from './clockWords.ts';

it('a clock is described with its numbers', () => {
  expect(clockInWords('relaxed').help).toMatch(/^1 minute for each move, and 3 minutes more for all moves of a deal\. /);
  expect(clockInWords('normal').help).toMatch(/^30 seconds for each move, and 90 seconds more /);
  expect(clockInWords('fast').help).toMatch(/^12 seconds for each move, and 30 seconds more /);
  expect(clockInWords('off').help).toContain('for 2 minutes');
});

it('every clock has a name of its own', () => {
  const labels = clockSchema.options.map((clock) => clockInWords(clock).label);
  expect(new Set(labels).size).toBe(Object.keys(CLOCKS).length);
});

it('what is left, and that nothing is, are told in whole sentences', () => {
  expect(secondsLeft(10)).toBe('You have ten seconds left.');
  expect(timeIsOut('Ben')).toBe('Ben’s time is out. The table moves for them, this once.');
  expect(timeIsOut(null)).toBe('Your time is out. The table moves for you, this once.');
});

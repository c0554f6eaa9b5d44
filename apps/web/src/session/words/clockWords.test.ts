import { CLOCKS, clockSchema } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { clockInWords, secondsLeft, timeIsOut } from './clockWords.ts';

it('the description of a clock contains its times', () => {
  expect(inEnglish(clockInWords('relaxed').help)).toMatch(/^1 minute for each move, plus 3 minutes for the whole deal\. /);
  expect(inEnglish(clockInWords('normal').help)).toMatch(/^30 seconds for each move, plus 90 seconds /);
  expect(inEnglish(clockInWords('fast').help)).toMatch(/^12 seconds for each move, plus 30 seconds /);
  expect(inEnglish(clockInWords('off').help)).toContain('longer than 2 minutes');
});

it('every clock has a different name', () => {
  const labels = clockSchema.options.map((clock) => inEnglish(clockInWords(clock).label));
  expect(new Set(labels).size).toBe(Object.keys(CLOCKS).length);
});

it('the time left and a timeout are whole sentences', () => {
  expect(inEnglish(secondsLeft(10))).toBe('You have 10 seconds left.');
  expect(inEnglish(timeIsOut({ name: 'Ben', you: false }))).toBe('Ben ran out of time. A bot plays for them this time.');
  expect(inEnglish(timeIsOut({ name: 'Ann', you: true }))).toBe('Time’s up. A bot plays for you this time.');
});

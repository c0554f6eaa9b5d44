import { BADGE_COLOURS, isolated } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { clockDashes, initialOf, tintOf } from './tokenFace.ts';

describe('a token', () => {
  it('shows the first letter of the name, whatever it is written in', () => {
    expect(initialOf('marta')).toBe('M');
    expect(initialOf('  łukasz ')).toBe('Ł');
    expect(initialOf('😀 Ana')).toBe('😀');
    expect(initialOf(isolated('محمد'))).toBe('م');
    expect(initialOf('   ')).toBe('?');
  });

  it('tints one name the same every time, and a table of names with several tints', () => {
    expect(tintOf('Marta')).toBe(tintOf('marta'));
    expect(new Set(['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'].map(tintOf)).size).toBeGreaterThanOrEqual(4);
  });

  it('is tinted by the badge that somebody has chosen, whatever their name', () => {
    expect(tintOf('Marta', 8 * 3 + 2)).toBe(tintOf('Tomek', 2));
    expect(new Set(Array.from({ length: BADGE_COLOURS }, (_, colour) => tintOf('Marta', colour))).size).toBe(BADGE_COLOURS);
  });

  it('draws the part of the time that is left, and never more than all or less than none', () => {
    expect(clockDashes(0.72, true)).toBe('72 100');
    expect(clockDashes(1.5, true)).toBe('100 100');
    expect(clockDashes(-1, true)).toBe('0 100');
  });

  it('breaks a clock that stands into dashes of the same length in all', () => {
    expect(clockDashes(0.12, false)).toBe('3 3 3 3 0 100');
  });
});

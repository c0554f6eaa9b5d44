import { BADGE_COLOURS, isolated } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { clockDashes, initialOf, tintOf } from './tokenFace.ts';

describe('a token', () => {
  it('shows the first letter of the name in any script', () => {
    expect(initialOf('marta')).toBe('M');
    expect(initialOf('  łukasz ')).toBe('Ł');
    expect(initialOf('😀 Ana')).toBe('😀');
    expect(initialOf(isolated('محمد'))).toBe('م');
    expect(initialOf('   ')).toBe('?');
  });

  it('has the same colour for the same name, and several colours for a table of names', () => {
    expect(tintOf('Marta')).toBe(tintOf('marta'));
    expect(new Set(['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'].map(tintOf)).size).toBeGreaterThanOrEqual(4);
  });

  it('has the colour of the chosen badge, regardless of the name', () => {
    expect(tintOf('Marta', 8 * 3 + 2)).toBe(tintOf('Tomek', 2));
    expect(new Set(Array.from({ length: BADGE_COLOURS }, (_, colour) => tintOf('Marta', colour))).size).toBe(BADGE_COLOURS);
  });

  it('draws the part of the time left, clamped to the full circle', () => {
    expect(clockDashes(0.72, true)).toBe('72 100');
    expect(clockDashes(1.5, true)).toBe('100 100');
    expect(clockDashes(-1, true)).toBe('0 100');
  });

  it('draws a stopped clock as dashes of the same total length', () => {
    expect(clockDashes(0.12, false)).toBe('3 3 3 3 0 100');
  });
});

import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { THREE } from '../testing/threePlayers.ts';
import { placings, verdict } from './placing.ts';

const standing = (seat: number, place: number, score: number) => ({ seat, place, score });

describe('the final result', () => {
  it('names the winner', () => {
    const table = placings({ standings: [standing(2, 1, 90), standing(0, 2, 80), standing(1, 3, 70)] }, THREE);
    expect(table.map(({ place, who }) => `${inEnglish(place)} ${who.name}`)).toEqual(['1 Inés', '2 Marta', '3 Tomek']);
    expect(inEnglish(verdict(table))).toBe('Inés wins.');
  });

  it('addresses a viewer who won', () => {
    expect(inEnglish(verdict(placings({ standings: [standing(0, 1, 90), standing(1, 2, 3)] }, THREE)))).toBe('You win.');
  });

  it('marks shared places and names all who share the first, the viewer first', () => {
    const table = placings({ standings: [standing(2, 1, 90), standing(0, 1, 90), standing(1, 3, 70)] }, THREE);
    expect(table.map(({ place }) => inEnglish(place))).toEqual(['1=', '1=', '3']);
    expect(inEnglish(verdict(table))).toBe('You and Inés share first place.');
  });

  it('names all others who share the first place', () => {
    const table = placings({ standings: [standing(2, 1, 90), standing(1, 1, 90), standing(0, 3, 70)] }, THREE);
    expect(inEnglish(verdict(table))).toBe('Inés and Tomek share first place.');
  });
});

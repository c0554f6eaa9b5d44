import { describe, expect, it } from 'vitest';
import { THREE } from '../testing/threePlayers.ts';
import { scoresSentence, turnTitle } from './awaited.ts';

describe('whose turn it is', () => {
  it('is told in the title', () => {
    expect(turnTitle([0], THREE, 'Chinkway', null)).toBe('Your turn · Chinkway');
    expect(turnTitle([1], THREE, 'Chinkway', null)).toBe('Tomek’s turn · Chinkway');
  });

  it('is yours even if others are awaited too', () => {
    expect(turnTitle([2, 0], THREE, 'Chinaso', null)).toBe('Your turn · Chinaso');
  });

  it('is nobody’s while something else is asked', () => {
    expect(turnTitle([0, 2], THREE, 'Chinaso', 'Will you buy?')).toBe('Will you buy? · Chinaso');
    expect(turnTitle([2], THREE, 'Chinaso', 'Will you buy?')).toBe('Chinaso · Chinwag');
  });

  it('is nobody’s in particular while several others are awaited, or none', () => {
    expect(turnTitle([1, 2], THREE, 'Chinaso', null)).toBe('Chinaso · Chinwag');
    expect(turnTitle([], THREE, 'Chinaso', null)).toBe('Chinaso · Chinwag');
  });
});

describe('the scores', () => {
  it('are read out seat by seat', () => {
    expect(scoresSentence([53, 30, 55], THREE)).toBe('Scores: you 53, Tomek 30, Inés 55.');
  });
});

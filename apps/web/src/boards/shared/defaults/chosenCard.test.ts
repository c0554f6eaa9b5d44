import type { FrenchCard } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { chosenCard } from './chosenCard.ts';

const hand: readonly FrenchCard[] = ['8C', 'JD', 'TD'];

describe('the card that counts as chosen', () => {
  it('may be any of the hand before one is asked', () => {
    expect(chosenCard('8C', hand, [])).toBe('8C');
    expect(chosenCard(null, hand, [])).toBeNull();
  });

  it('is let go once one is asked and it may not be played', () => {
    expect(chosenCard('8C', hand, ['JD', 'TD'])).toBeNull();
    expect(chosenCard('JD', hand, ['JD', 'TD'])).toBe('JD');
  });

  it('is let go once it has left the hand', () => {
    expect(chosenCard('AS', hand, [])).toBeNull();
  });

  it('is the only one that may be played, whatever was touched', () => {
    expect(chosenCard('8C', hand, ['JD'])).toBe('JD');
  });
});

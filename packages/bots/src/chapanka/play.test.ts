import { describe, expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chapankaBots } from './index.ts';
import { viewFrom, type ViewSpec } from './testing/view-spec.ts';

/** Returns the card that the seat to act chooses. */
const played = (it: ViewSpec) => {
  const move = chapankaBots.sensible.choose(plainThought(viewFrom(it), it.seat));
  return move.type === 'play' ? move.card : move;
};

describe('a bot that avoids tricks', () => {
  test('plays the highest card that does not take the trick', () => {
    expect(played({ seat: 2, hand: 'KS 8S 2S 3C', leader: 3, trick: '9S' })).toBe('8S');
  });

  test('plays low if every card would win so far and others can still overtake it', () => {
    expect(played({ seat: 2, hand: 'KS 5S 3C', leader: 3, trick: '3S', tricks: [2, 2, 2, 2] })).toBe('5S');
  });

  test('plays its highest card if it takes the trick as the last player anyway', () => {
    const hand = 'KS 8S 2C 3C 3D 4D 2H 3H 4H';
    expect(played({ seat: 0, hand, leader: 3, trick: '3S 4S 5S', tricks: [1, 1, 0, 0] })).toBe('KS');
  });

  test('leads low', () => {
    expect(played({ seat: 3, hand: 'KS AD 2C QC', tricks: [2, 2, 2, 1] })).toBe('2C');
  });

  test('ducks the last trick but one, even if only a high card is left', () => {
    expect(played({ seat: 1, hand: '2D AD', leader: 2, trick: '9D', tricks: [3, 2, 2, 2] })).toBe('2D');
  });
});

describe('a bot that cannot follow suit', () => {
  test('throws the Kinal first, which takes the pot', () => {
    expect(played({ seat: 1, hand: 'JH AD AC KC', leader: 3, trick: '9S 4S', tricks: [2, 2, 2, 1] })).toBe('JH');
  });

  test('throws an ace on the trick of an opposite', () => {
    expect(played({ seat: 1, hand: 'AD KC QC 9H', leader: 3, trick: '9S 4S', tricks: [2, 2, 2, 1] })).toBe('AD');
  });

  test('throws a dangerous card rather than a low one', () => {
    expect(played({ seat: 1, hand: 'KD 2C 3C', leader: 3, trick: '9S 4S', tricks: [2, 2, 2, 2] })).toBe('KD');
  });
});

describe('the Kinal in hand', () => {
  test('is not played to hearts while the bot has another heart', () => {
    expect(played({ seat: 1, hand: 'JH 5H 2C', leader: 3, trick: '9H 4H', tricks: [2, 2, 2, 2] })).toBe('5H');
    expect(played({ seat: 1, hand: 'JH 5H 2C', leader: 3, trick: 'QH 4H', tricks: [2, 2, 2, 2] })).toBe('5H');
  });
});

describe('a bot that plays for or against every trick', () => {
  const STRONG = 'AS KS QS JS 9S AH KH QH AD KD AC';

  test('plays for a Chapanka with a hand that can lose no trick', () => {
    expect(played({ seat: 3, hand: STRONG })).toMatch(/^A/);
  });

  test('continues with cards that nobody can beat', () => {
    expect(played({ seat: 3, hand: 'AH KH QH AC KC', tricks: [0, 0, 0, 6] })).toMatch(/^A/);
  });

  test('counts nines as winners once all the points are out', () => {
    const late = { seat: 3, hand: 'KH 9S 8S', tricks: [0, 0, 0, 8], points: [0, 0, 0, 37] } as const;
    expect(played(late)).toBe('KH');
    expect(played({ ...late, hand: '9S 9C 8S', points: [0, 0, 0, 40] })).toMatch(/^9/);
  });

  test('stops a player who has taken every trick so far', () => {
    expect(played({ seat: 2, hand: 'KS 2S 3C 4C 5C', leader: 3, trick: 'QS', tricks: [0, 0, 0, 6] })).toBe('KS');
  });

  test('keeps its high cards for a later stop if it cannot take this trick', () => {
    expect(played({ seat: 2, hand: 'KS QH 2C 4C 5C', leader: 3, trick: 'AD', tricks: [0, 0, 0, 6] })).toBe('2C');
  });
});

describe('a Pancerola', () => {
  const HAND = 'AS AH AC JH 2S 3C 9C 8S 7H 6D KS';

  test('is exercised with two low cards to end on, the Kinal first', () => {
    expect(played({ seat: 1, hand: HAND, leader: 3, trick: '9D 4D', pancerola: 'held' })).toBe('JH');
  });

  test('keeps the Kinal when hearts are led', () => {
    expect(played({ seat: 1, hand: HAND, leader: 3, trick: '9H 4H', pancerola: 'held' })).toMatch(/^A[SC]/);
  });

  test('keeps the two lowest cards for the tricks in which the bot must follow', () => {
    const late = { seat: 1, hand: '2S 3C 9S', leader: 3, pancerola: 'exercised', tricks: [4, 0, 2, 2] } as const;
    expect(played({ ...late, trick: '9D 4D' })).toBe('9S');
  });

  test('is not exercised with nothing low to end on', () => {
    const high = { seat: 1, hand: 'AS AH AC JH KS QS 9C 9S 9H 9D 8D', leader: 3, pancerola: 'held' } as const;
    expect(played({ ...high, trick: '7D 4D' })).toMatch(/D$/);
  });
});

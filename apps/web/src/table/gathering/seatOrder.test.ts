import { describe, expect, it } from 'vitest';
import { exchanged, neighbour, seatPlace } from './seatOrder.ts';

describe('arranging the seats', () => {
  it('names the old seat for each new one', () => {
    expect(exchanged(5, 1, 2)).toEqual([0, 2, 1, 3, 4]);
    expect(exchanged(5, 4, 0)).toEqual([4, 1, 2, 3, 0]);
  });

  it('puts the next seat on the left and the previous one on the right, around the table', () => {
    expect([neighbour(4, 5, 'left'), neighbour(0, 5, 'right'), neighbour(2, 5, 'left')]).toEqual([0, 4, 3]);
  });

  it('shows the viewer’s own seat at the bottom and their left neighbour on the left', () => {
    const own = seatPlace(3, 3, 5);
    expect(own.x).toBeCloseTo(50);
    expect(own.y).toBeGreaterThan(80);
    expect(seatPlace(4, 3, 5).x).toBeLessThan(20);
    expect(seatPlace(2, 3, 5).x).toBeGreaterThan(80);
  });
});

import type { Guest, GuestId } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { Knocks } from './entry-requests.ts';

let time: SimulatedTime;
let changes: number;
let knocks: Knocks;
beforeEach(() => {
  time = new SimulatedTime();
  changes = 0;
  knocks = new Knocks(time, () => (changes += 1));
});

describe('somebody at the door', () => {
  it('waits for as long as they knock', async () => {
    for (let times = 0; times < 5; times++) {
      expect(knocks.knock(ANN)).toBe('door-knock');
      await time.pass(10_000);
    }
    expect(knocks.all()).toEqual([ANN]);
    expect(changes).toBe(1);
    await time.pass(10_000);
    expect(knocks.all()).toEqual([]);
    expect(changes).toBe(2);
  });

  it('is not heard for a while once they were turned away', async () => {
    knocks.knock(ANN);
    expect(knocks.turnAway(ANN.id)).toBe(true);
    expect(knocks.knock(ANN)).toBe('turned-away');
    expect(knocks.knock(BEN)).toBe('door-knock');
    await time.pass(301_000);
    expect(knocks.knock(ANN)).toBe('door-knock');
  });

  it('is one of a few', () => {
    const stranger = (number: number): Guest => ({ id: `guest-${number}` as GuestId, name: 'Somebody' });
    for (let number = 0; number < 8; number++) expect(knocks.knock(stranger(number))).toBe('door-knock');
    expect(knocks.knock(stranger(8))).toBe('door-busy');
    knocks.end(stranger(0).id);
    expect(knocks.knock(stranger(8))).toBe('door-knock');
  });
});

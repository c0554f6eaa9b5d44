import type { Guest, GuestId } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { EntryRequests } from './entry-requests.ts';

let time: SimulatedTime;
let changes: number;
let entryRequests: EntryRequests;
beforeEach(() => {
  time = new SimulatedTime();
  changes = 0;
  entryRequests = new EntryRequests(time, () => (changes += 1));
});

describe('somebody at the door', () => {
  it('waits for as long as they request entry', async () => {
    for (let times = 0; times < 5; times++) {
      expect(entryRequests.add(ANN)).toBe('door-knock');
      await time.pass(10_000);
    }
    expect(entryRequests.all()).toEqual([ANN]);
    expect(changes).toBe(1);
    await time.pass(10_000);
    expect(entryRequests.all()).toEqual([]);
    expect(changes).toBe(2);
  });

  it('is not heard for a while once they were turned away', async () => {
    entryRequests.add(ANN);
    expect(entryRequests.turnAway(ANN.id)).toBe(true);
    expect(entryRequests.add(ANN)).toBe('turned-away');
    expect(entryRequests.add(BEN)).toBe('door-knock');
    await time.pass(301_000);
    expect(entryRequests.add(ANN)).toBe('door-knock');
  });

  it('is one of a few', () => {
    const stranger = (number: number): Guest => ({ id: `guest-${number}` as GuestId, name: 'Somebody' });
    for (let number = 0; number < 8; number++) expect(entryRequests.add(stranger(number))).toBe('door-knock');
    expect(entryRequests.add(stranger(8))).toBe('door-busy');
    entryRequests.end(stranger(0).id);
    expect(entryRequests.add(stranger(8))).toBe('door-knock');
  });
});

import type { Guest, GuestId } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { EntryRequests } from './entry-requests.ts';

const HOME = '203.0.113.1';

let time: SimulatedTime;
let changes: number;
let entryRequests: EntryRequests;
beforeEach(() => {
  time = new SimulatedTime();
  changes = 0;
  entryRequests = new EntryRequests(time, () => (changes += 1));
});

describe('an entry request', () => {
  it('waits for as long as the guest repeats it', async () => {
    for (let times = 0; times < 5; times++) {
      expect(entryRequests.add(ANN, null)).toBe('door-knock');
      await time.pass(10_000);
    }
    expect(entryRequests.all()).toEqual([ANN]);
    expect(changes).toBe(1);
    await time.pass(10_000);
    expect(entryRequests.all()).toEqual([]);
    expect(changes).toBe(2);
  });

  it('is refused for five minutes after the guest was turned away', async () => {
    entryRequests.add(ANN, null);
    expect(entryRequests.turnAway(ANN.id)).toBe(true);
    expect(entryRequests.add(ANN, null)).toBe('turned-away');
    expect(entryRequests.add(BEN, null)).toBe('door-knock');
    await time.pass(301_000);
    expect(entryRequests.add(ANN, null)).toBe('door-knock');
  });

  it('is refused if requests from its own network fill all eight places', () => {
    for (let number = 0; number < 8; number++) expect(entryRequests.add(stranger(number), HOME)).toBe('door-knock');
    expect(entryRequests.add(stranger(8), HOME)).toBe('door-busy');
    entryRequests.end(stranger(0).id);
    expect(entryRequests.add(stranger(8), HOME)).toBe('door-knock');
  });
});

describe('when all places are taken', () => {
  const waiting = (): readonly string[] => entryRequests.all().map(({ id }) => id);

  it('a request from a new network replaces the newest one of the network with the most requests', () => {
    for (let number = 0; number < 24; number++) entryRequests.add(stranger(number), HOME);
    expect(entryRequests.add(ANN, '203.0.113.2')).toBe('door-knock');
    expect(waiting()).toEqual([...Array.from({ length: 7 }, (_, number) => stranger(number).id), ANN.id]);
    for (let number = 0; number < 24; number++) expect(entryRequests.add(stranger(number), HOME)).not.toBe('turned-away');
    expect(waiting()).toContain(ANN.id);
  });

  it('a request is refused if its network would then have as many as any other', () => {
    for (let number = 0; number < 8; number++) entryRequests.add(stranger(number), `203.0.113.${number}`);
    expect(entryRequests.add(ANN, '203.0.113.9')).toBe('door-busy');
    expect(waiting()).toHaveLength(8);
  });
});

function stranger(number: number): Guest {
  return { id: `guest-${number}` as GuestId, name: 'Somebody' };
}

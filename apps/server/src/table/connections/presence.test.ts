import type { GuestId } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { Presence } from './presence.ts';

const GRACE = 30_000;

let time: SimulatedTime;
let here: Set<GuestId>;
let presence: Presence;
beforeEach(() => {
  time = new SimulatedTime();
  here = new Set([ANN.id, BEN.id]);
  presence = new Presence(time, (person) => here.has(person));
  presence.note([ANN.id, BEN.id]);
});

/** Makes Ben away, or present, for `ms`. */
async function ben(where: 'away' | 'here', ms: number): Promise<void> {
  if (where === 'away') here.delete(BEN.id);
  else here.add(BEN.id);
  presence.note([ANN.id, BEN.id]);
  await time.pass(ms);
}

describe('the grace period of an absent guest', () => {
  it('starts when they leave', async () => {
    const went = time.now();
    await ben('away', 5000);
    expect(presence.usesUp(BEN.id, GRACE)).toBe(went + GRACE);
    expect(presence.usesUp(ANN.id, GRACE)).toBeNull();
  });

  it('adds up all absences of a flickering connection', async () => {
    for (let times = 0; times < 10; times++) {
      await ben('away', 1000);
      await ben('here', 1000);
    }
    const wentAgain = time.now();
    await ben('away', 0);
    expect(presence.usesUp(BEN.id, GRACE)).toBe(wentAgain + GRACE - 10_000);
  });

  it('is full again once they act', async () => {
    await ben('away', 20_000);
    await ben('here', 0);
    presence.acted(BEN.id);
    const wentAgain = time.now();
    await ben('away', 0);
    expect(presence.usesUp(BEN.id, GRACE)).toBe(wentAgain + GRACE);
  });

  it('is zero after they leave on purpose, until they are back', async () => {
    here.delete(BEN.id);
    presence.left(BEN.id);
    expect(presence.usesUp(BEN.id, GRACE)).toBe(time.now());
    await ben('here', 0);
    const wentAgain = time.now();
    await ben('away', 0);
    expect(presence.usesUp(BEN.id, GRACE)).toBe(wentAgain + GRACE);
  });
});

import type { GuestId, RequestName } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { COSTS } from './costs.ts';
import { Shield } from './shield.ts';

let time: SimulatedTime;
let shield: Shield;
beforeEach(() => {
  time = new SimulatedTime();
  shield = new Shield(DEFAULT_LIMITS, time);
});

/** Returns how many requests are admitted, made by different guests at one address, or all by one guest. */
function letThrough(count: number, name: RequestName, who: (at: number) => string, address: string | null = '203.0.113.1'): number {
  const asked = Array.from({ length: count }, (_, at) => ({ guest: who(at) as GuestId, address }));
  return asked.filter((asker) => shield.allows(name, asker)).length;
}

const one = (): string => 'mallory';
const many = (at: number): string => `mallory-${at}`;

describe('one guest', () => {
  it('has one budget for all tables, which each request reduces by its cost, and a smaller one for writes', () => {
    const { atOnce } = DEFAULT_LIMITS.ms.perGuest;
    expect(letThrough(2000, 'move', one)).toBe(Math.floor(atOnce / COSTS.move.ms));
    shield = new Shield(DEFAULT_LIMITS, time);
    expect(letThrough(5000, 'nudge', one)).toBe(Math.floor(atOnce / COSTS.word.ms));
    shield = new Shield(DEFAULT_LIMITS, time);
    shield = new Shield(DEFAULT_LIMITS, time);
    expect(letThrough(1000, 'rename', one)).toBe(DEFAULT_LIMITS.writes.perGuest.atOnce);
  });

  it('who requests replays repeatedly receives only the allowed number of kilobytes', async () => {
    const { atOnce, every } = DEFAULT_LIMITS.kilobytes.perGuest;
    const each = COSTS.replay.bytes / 1000;
    const given = (): number =>
      Array.from({ length: 1000 }, () => shield.admitsGuest('replay', 'mallory' as GuestId)).filter(Boolean).length;
    expect(Math.abs(given() - atOnce / each)).toBeLessThanOrEqual(1);
    await time.pass(10_000);
    expect(Math.abs(given() - 10_000 / every / each)).toBeLessThanOrEqual(1);
  });

  it('shares one budget between HTTP and tables', () => {
    const { atOnce } = DEFAULT_LIMITS.ms.perGuest;
    const forgotten = Array.from({ length: 500 }, () => shield.admitsGuest('forget', 'mallory' as GuestId));
    expect(forgotten.filter(Boolean).length).toBe(Math.floor(atOnce / COSTS.forget.ms));
    expect(letThrough(10, 'move', one)).toBe(Math.floor((atOnce % COSTS.forget.ms) / COSTS.move.ms));
    expect(letThrough(10, 'move', () => 'ann')).toBe(10);
  });

  it('can join tables only at a limited rate, from any address', () => {
    const joins = Array.from({ length: 100 }, () => shield.letsJoin('mallory' as GuestId));
    expect(joins.filter(Boolean).length).toBe(DEFAULT_LIMITS.joinsPerGuest.atOnce);
    expect(shield.letsJoin('ann' as GuestId)).toBe(true);
  });
});

it.each([-1, 1])('setting the clock by %i hours neither refills a budget nor uses it up', async (hours) => {
  expect(letThrough(2000, 'move', one)).toBe(Math.floor(DEFAULT_LIMITS.ms.perGuest.atOnce / COSTS.move.ms));
  time.setClock(hours * 3_600_000);
  expect(letThrough(50, 'move', one)).toBe(0);
  await time.pass(1000);
  expect(letThrough(2000, 'move', one)).toBe(Math.floor(1000 / DEFAULT_LIMITS.ms.perGuest.every / COSTS.move.ms));
});

describe('all guests of one address', () => {
  it('share one budget, however many they are', () => {
    expect(letThrough(5000, 'move', many)).toBe(Math.floor(DEFAULT_LIMITS.ms.perAddress.atOnce / COSTS.move.ms));
    shield = new Shield(DEFAULT_LIMITS, time);
    expect(letThrough(5000, 'say', many)).toBe(DEFAULT_LIMITS.writes.perAddress.atOnce);
  });

  it('take nothing from another address, nor from guests without a known address', () => {
    letThrough(5000, 'say', many);
    expect(letThrough(10, 'say', () => 'ann', '203.0.113.2')).toBe(10);
    expect(letThrough(5000, 'say', (at) => `friend-${at}`, null)).toBe(5000);
  });
});

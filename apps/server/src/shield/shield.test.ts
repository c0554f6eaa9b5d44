import type { GuestId, RequestName } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { Shield } from './shield.ts';

let time: SimulatedTime;
let shield: Shield;
beforeEach(() => {
  time = new SimulatedTime();
  shield = new Shield(DEFAULT_LIMITS, time);
});

/** How many of so many requests are let through, each of another guest of one address, or all of one. */
function letThrough(count: number, name: RequestName, who: (at: number) => string, address: string | null = '203.0.113.1'): number {
  const asked = Array.from({ length: count }, (_, at) => ({ guest: who(at) as GuestId, address, connection: `of ${who(at)}` }));
  return asked.filter((asker) => shield.allows(name, asker)).length;
}

const one = (): string => 'mallory';
const many = (at: number): string => `mallory-${at}`;

describe('one guest', () => {
  it('has a share of requests for all tables together, and a smaller one of what writes', () => {
    expect(letThrough(1000, 'move', one)).toBe(DEFAULT_LIMITS.requests.perGuest.atOnce);
    shield = new Shield(DEFAULT_LIMITS, time);
    expect(letThrough(1000, 'rename', one)).toBe(DEFAULT_LIMITS.writes.perGuest.atOnce);
  });

  it('may ask for the game twice on end on a line, and then once a second', async () => {
    expect(letThrough(50, 'resync', one)).toBe(2);
    await time.pass(1000);
    expect(letThrough(50, 'resync', one)).toBe(1);
  });

  it('may join tables so often, wherever they come from', () => {
    const joins = Array.from({ length: 100 }, () => shield.letsJoin('mallory' as GuestId));
    expect(joins.filter(Boolean).length).toBe(DEFAULT_LIMITS.joinsPerGuest.atOnce);
    expect(shield.letsJoin('ann' as GuestId)).toBe(true);
  });
});

it.each([-1, 1])('a clock that is set by %i hours gives nobody another share, and takes nobody theirs', async (hours) => {
  expect(letThrough(50, 'resync', one)).toBe(2);
  time.setClock(hours * 3_600_000);
  expect(letThrough(50, 'resync', one)).toBe(0);
  await time.pass(1000);
  expect(letThrough(50, 'resync', one)).toBe(1);
});

describe('all guests of one address', () => {
  it('have a share together, however many they are', () => {
    expect(letThrough(5000, 'move', many)).toBe(DEFAULT_LIMITS.requests.perAddress.atOnce);
    shield = new Shield(DEFAULT_LIMITS, time);
    expect(letThrough(5000, 'say', many)).toBe(DEFAULT_LIMITS.writes.perAddress.atOnce);
  });

  it('take nothing from another address, nor from those who cannot be distinguished', () => {
    letThrough(5000, 'say', many);
    expect(letThrough(10, 'say', () => 'ann', '203.0.113.2')).toBe(10);
    expect(letThrough(5000, 'say', (at) => `friend-${at}`, null)).toBe(5000);
  });
});

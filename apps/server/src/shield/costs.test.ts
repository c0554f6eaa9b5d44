import { type GuestId, type RequestName, requestSchemas } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { COSTS, type CostKind, KIND_OF_REQUEST, kindOfHttp } from './costs.ts';
import { Shield } from './shield.ts';

const ADDRESS = '203.0.113.1';
const SECOND = 1000;
const ENOUGH = { atOnce: Infinity, every: 0 };
const UNBOUNDED = { perGuest: ENOUGH, perAddress: ENOUGH };

it('every request of a table has a kind with a cost above zero', () => {
  for (const name of Object.keys(requestSchemas) as RequestName[]) {
    const { ms, bytes } = COSTS[KIND_OF_REQUEST[name]];
    expect(Math.min(ms, bytes)).toBeGreaterThan(0);
  }
});

it.each([
  ['GET', '/', 'page'],
  ['GET', '/t/ABCDEFGHJK', 'page'],
  ['GET', '/assets/index-abc123.js', 'file'],
  ['GET', '/api/tables', 'list'],
  ['GET', '/api/tables/ABCDEFGHJK', 'read'],
  ['GET', '/api/history', 'history'],
  ['GET', '/api/games/game-1', 'replay'],
  ['POST', '/api/guests', 'guest'],
  ['POST', '/api/guests/forgotten', 'forget'],
  ['POST', '/api/passes/taken', 'pass'],
  ['POST', '/api/tables', 'table'],
  ['POST', '/api/tables/ABCDEFGHJK/room', 'room'],
  ['POST', '/matchmake/joinById/ABCDEFGHJK', 'join'],
  ['POST', '//matchmake/joinById/ABCDEFGHJK', 'join'],
])('%s %s has the cost kind %s', (method, path, kind) => {
  expect(kindOfHttp(method, path)).toBe(kind);
});

/** The requests that a person makes all evening, and the interval of each, in s. */
const AT_TABLES: readonly (readonly [RequestName, number])[] = [
  ['move', 2], ['sign', 10], ['say', 30], ['nudge', 60], ['resync', 30], ['lookBack', 60], ['setSettings', 120], ['sit', 120],
];
const ELSEWHERE: readonly (readonly [CostKind, number])[] = [
  ['list', 60], ['history', 120], ['replay', 120], ['read', 30], ['page', 60], ['room', 120], ['join', 120],
];
/** The requests of an arrival, including one for each file of the app. */
const COMING: readonly (readonly [CostKind, number])[] = [['page', 2], ['file', 250], ['guest', 1], ['room', 1], ['join', 1]];
const ALL_FILES = 2_500_000;

it('one address makes the store grow by at most 375 MB on the first day and 175 MB on later days', async () => {
  const time = new SimulatedTime();
  const shield = new Shield({ ...DEFAULT_LIMITS, ms: UNBOUNDED, kilobytes: UNBOUNDED, writes: UNBOUNDED }, time);
  const dayOf = async (): Promise<number> => {
    let stored = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      while (shield.allows('start', { guest: 'mallory' as GuestId, address: ADDRESS })) stored += COSTS.start.disk;
      await time.pass(60 * SECOND);
    }
    return stored / 1_000_000;
  };
  const [first, second] = [await dayOf(), await dayOf()];
  expect(first).toBeGreaterThan(365);
  expect(first).toBeLessThanOrEqual(375);
  expect(second).toBeLessThanOrEqual(175);
});

it('a move by the clock is charged to the player’s address, which can then make fewer requests', () => {
  const shield = new Shield(DEFAULT_LIMITS, new SimulatedTime());
  const { atOnce } = DEFAULT_LIMITS.diskPerAddress;
  const moves = Math.ceil((atOnce * 1000) / COSTS.move.disk);
  const mayStart = (address: string): boolean => shield.allows('start', { guest: 'ann' as GuestId, address });
  for (let move = 0; move < moves; move++) shield.chargeClockMove(ADDRESS);
  expect([mayStart(ADDRESS), mayStart('203.0.113.2')]).toEqual([false, true]);
});

describe.each([8, 30])('%i people at one address, on the busiest possible evening,', (people) => {
  let time: SimulatedTime;
  let shield: Shield;
  beforeEach(() => {
    time = new SimulatedTime();
    shield = new Shield(DEFAULT_LIMITS, time);
  });
  const guests = Array.from({ length: people }, (_, at) => `guest-${at}` as GuestId);

  it('arrive within five minutes, play, chat and browse for an hour, and are never refused', async () => {
    const refused: string[] = [];
    const note = (what: string, isAllowed: boolean): void => void (isAllowed || refused.push(what));
    for (let second = 0; second < 3600; second++) {
      for (const [at, guest] of guests.entries()) {
        const since = second - Math.floor((at * 300) / people);
        if (since < 0) continue;
        if (since === 0) {
          for (const [kind, times] of COMING) {
            for (let time = 0; time < times; time++) note(kind, shield.admitsRequest(kind, ADDRESS));
          }
          shield.chargeSent('file', ADDRESS, ALL_FILES);
        }
        for (const [name, every] of AT_TABLES) {
          if ((since + at) % every === 0) note(name, shield.allows(name, { guest, address: ADDRESS }));
        }
        for (const [kind, every] of ELSEWHERE) {
          if ((since + at) % every !== 0) continue;
          note(kind, shield.admitsRequest(kind, ADDRESS) && shield.admitsGuest(kind, guest));
        }
      }
      await time.pass(SECOND);
    }
    expect(refused).toEqual([]);
  });

  it('play with as many bots and chat for five hours, and can store all of it', async () => {
    const refused: number[] = [];
    for (let second = 0; second < 5 * 3600; second++) {
      const stored = guests.every((guest, at) => {
        const asker = { guest, address: ADDRESS };
        const moves = (second + at) % 2 !== 0 || (shield.allows('move', asker) && shield.botMoveIn(ADDRESS) === 0);
        const says = (second + at) % 60 !== 0 || shield.allows('say', asker);
        return moves && says && ((second + at) % 1800 !== 0 || shield.allows('start', asker));
      });
      if (!stored) refused.push(second);
      await time.pass(SECOND);
    }
    expect(refused).toEqual([]);
  });

  it('use at most a quarter of one processor, even if all of them send as many requests as they can', async () => {
    let ms = 0;
    for (let second = 0; second < 60; second++) {
      for (const guest of guests) {
        while (shield.allows('move', { guest, address: ADDRESS })) ms += COSTS.move.ms;
      }
      await time.pass(SECOND);
    }
    const { atOnce } = DEFAULT_LIMITS.ms.perAddress;
    expect(ms).toBeLessThanOrEqual(atOnce + 60 * SECOND * 0.25);
  });
});

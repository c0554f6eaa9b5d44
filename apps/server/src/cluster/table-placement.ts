import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableCode } from '@chinwag/protocol';
import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import type { TableLease } from '../table/record/table-record.ts';
import type { ClusterEvents } from './cluster-events.ts';
import type { RoomList } from './room-list.ts';

/** For how long a process that opens a table keeps the others from it, in ms, should it die while it does. */
const OPENING = 5000;
/** How often a table is looked at that another process is just opening or closing, and for how long, in ms. */
const LOOK_EVERY = 50;
const TIMEOUT_MS = 10_000;

/** Lets one process open a table, which then stands on the list nowhere; not if the list has changed meanwhile. */
const RESERVE = `
  local listed = redis.call('hget', KEYS[1], ARGV[1])
  local process = listed and cjson.decode(listed).processId or ''
  if process ~= ARGV[2] then return 0 end
  if not redis.call('set', KEYS[2], ARGV[3], 'NX', 'PX', ARGV[4]) then return 0 end
  redis.call('hdel', KEYS[1], ARGV[1])
  return 1`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

/** What a table says when it is asked whether it is open: nothing, if its process is dead or does not get to answer. */
type Openness = 'open' | 'closing' | 'silent';

/** What a table answers other processes. */
export interface PlacedRoom {
  /** Whether people can come in: not any more once it has started to close. */
  isOpen(): boolean;
}

/**
 * Sees to it that each table is open in one process. The one who is asked for a table that nobody has, or whose process does not
 * answer, takes it. Should two ever believe to have one, the store lets only the last who took it write.
 */
export class TablePlacement {
  readonly #redis: Redis;
  readonly #rooms: RoomList;
  readonly #events: ClusterEvents;

  constructor(redis: Redis, rooms: RoomList, events: ClusterEvents) {
    this.#redis = redis;
    this.#rooms = rooms;
    this.#events = events;
  }

  /**
   * Resolves when a table that is not open here is open somewhere: where it was, or here, by `open`. Rejects if nobody can say
   * where it is, or it cannot be opened. `open` resolves with what it took.
   */
  async locateOrOpen(code: TableCode, open: () => Promise<TableLease>): Promise<'here' | 'elsewhere'> {
    const until = performance.now() + TIMEOUT_MS;
    while (performance.now() < until) {
      const process = await this.#rooms.processOf(code);
      const answer = await this.#ask(code);
      if (answer === 'open') return 'elsewhere';
      const release = answer === 'silent' ? await this.#reserve(code, process) : null;
      if (release === null) {
        await pause(LOOK_EVERY);
        continue;
      }
      try {
        await this.#events.publish('taken', await open());
      } finally {
        await release();
      }
      return 'here';
    }
    throw new Error(`another process has table ${code} and neither opens nor closes it`);
  }

  async #ask(code: TableCode): Promise<Openness> {
    const [, listening] = await this.#redis.pubsub('NUMSUB', `$${code}`);
    if (Number(listening) === 0) return 'silent';
    try {
      return (await matchMaker.remoteRoomCall<PlacedRoom, 'isOpen'>(code, 'isOpen', [])) ? 'open' : 'closing';
    } catch {
      return 'silent';
    }
  }

  async #reserve(code: TableCode, process: string | null): Promise<(() => Promise<void>) | null> {
    const [door, key] = [`chinwag:opening:${code}`, randomUUID()];
    const reserved = await this.#redis.eval(RESERVE, 2, 'roomcaches', door, code, process ?? '', key, OPENING);
    if (reserved !== 1) return null;
    return async () => {
      await this.#redis.eval(RELEASE, 1, door, key).catch(() => undefined); // it ends by itself
    };
  }
}

import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';

/** Where Colyseus's driver keeps which room is in which process. */
const LIST = 'roomcaches';

/** Writes or removes a line of the list, unless it is another process's. */
const IF_OURS = `
  local listed = redis.call('hget', KEYS[1], ARGV[1])
  if listed and cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  if ARGV[3] then redis.call('hset', KEYS[1], ARGV[1], ARGV[3]) else redis.call('hdel', KEYS[1], ARGV[1]) end
  return 1`;

/**
 * Which room is in which process, in Redis. In Colyseus's own list the last to write has an entry, and the last to leave takes it
 * away; here a process touches no entry of another. What is here is known without Redis, and put on the list
 * again when that comes back, perhaps with nothing in it; what another process has put there meanwhile is reported as taken.
 */
export class RoomList extends RedisDriver {
  readonly #redis: Redis;
  /** The rooms of this process, by their ids. */
  readonly #here = new Map<string, IRoomCache>();
  #onTaken = (_roomId: string): void => undefined;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
    redis.on('ready', () => {
      for (const room of this.#here.values()) void this.#listAgain(room);
    });
  }

  /** Calls back with the id of each room that is here and that another process has taken while Redis could not be reached. */
  whenTaken(taken: (roomId: string) => void): void {
    this.#onTaken = taken;
  }

  /** Which process a room is in by the list; null if it is in none. */
  async processOf(roomId: string): Promise<string | null> {
    return (await super.findOne({ roomId }))?.processId ?? null;
  }

  /** Puts a room on the list; false if another process has it there. Rejects if that cannot be said. */
  async insert(room: IRoomCache): Promise<boolean> {
    const listed = await this.#touch(room.roomId, room.processId, room);
    if (listed) this.#here.set(room.roomId, room);
    return listed;
  }

  override async findOne(...[conditions, order]: Parameters<RedisDriver['findOne']>): Promise<IRoomCache> {
    const here = conditions.roomId === undefined ? undefined : this.#here.get(conditions.roomId);
    return here ?? super.findOne(conditions, order);
  }

  override async update(room: IRoomCache, { $set = {}, $inc = {} }: Parameters<RedisDriver['update']>[1]): Promise<boolean> {
    Object.assign(room, $set);
    if ($inc.clients !== undefined) room.clients += $inc.clients;
    void this.persist(room); // how many are there is no reason to let anybody wait
    return true;
  }

  override async persist(room: IRoomCache): Promise<boolean> {
    return this.#touch(room.roomId, room.processId, room).catch(() => false);
  }

  override async remove(roomId: string): Promise<boolean> {
    const here = this.#here.get(roomId);
    this.#here.delete(roomId);
    return here !== undefined && this.#touch(roomId, here.processId).catch(() => false);
  }

  override async cleanup(processId: string): Promise<void> {
    const rooms = await this.query({ processId }).catch(() => []);
    await Promise.all(rooms.map(({ roomId }) => this.#touch(roomId, processId).catch(() => false)));
  }

  /** Takes off the list what processes have left there that listen no more: those that were killed. */
  async sweep(): Promise<void> {
    const processes = new Set((await this.query({})).map(({ processId }) => processId));
    for (const process of processes) {
      const [, listening] = await this.#redis.pubsub('NUMSUB', `p:${process}`);
      if (Number(listening) > 0) continue;
      await this.cleanup(process);
      await this.#redis.hdel('roomcount', process);
    }
  }

  /** Leaves the connection open: it belongs to the one who opened it. */
  override async shutdown(): Promise<void> {}

  async #listAgain(room: IRoomCache): Promise<void> {
    // Should Redis be away again by now, this comes again as well.
    const listed = await this.#touch(room.roomId, room.processId, room).catch(() => true);
    if (!listed) this.#onTaken(room.roomId);
  }

  async #touch(roomId: string, processId: string, room?: IRoomCache): Promise<boolean> {
    const line = room === undefined ? [] : [JSON.stringify(room)];
    return (await this.#redis.eval(IF_OURS, 1, LIST, roomId, processId, ...line)) === 1;
  }
}

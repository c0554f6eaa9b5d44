import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

/**
 * How rooms and processes exchange messages by Redis. Colyseus waits for some of this in places where nobody catches what
 * fails, and stops stopping when it does; so what merely counts or tells fails in silence while Redis is away. The one who waits
 * for an answer learns after a while that none came.
 */
export class RoomPresence extends RedisPresence {
  /** Sends on the given connection, and listens on one of its own. */
  static async on(redis: Redis): Promise<RoomPresence> {
    const presence = new RoomPresence(redis);
    // The one who opened the line tells when it is away; else there would be a complaint for each attempt to come back.
    for (const connection of [presence.pub, presence.sub]) connection.removeAllListeners('error').on('error', () => undefined);
    await presence.sub.connect();
    return presence;
  }

  override async subscribe(...parameters: Parameters<RedisPresence['subscribe']>): Promise<this> {
    // What has been asked for is listened to as soon as Redis is back.
    return super.subscribe(...parameters).catch(() => this);
  }

  override async unsubscribe(...parameters: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    return super.unsubscribe(...parameters).catch(() => this);
  }

  override async publish(...parameters: Parameters<RedisPresence['publish']>): Promise<void> {
    return super.publish(...parameters).catch(() => undefined);
  }

  override async hset(...parameters: Parameters<RedisPresence['hset']>): Promise<boolean> {
    return super.hset(...parameters).catch(() => false);
  }

  override async hdel(...parameters: Parameters<RedisPresence['hdel']>): Promise<boolean> {
    return super.hdel(...parameters).catch(() => false);
  }

  /** Listens no more. The connection it was given belongs to the one who opened it. */
  override shutdown(): void {
    this.sub.disconnect();
  }
}

import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** Why Redis cannot be used, as a sentence for the one who starts the server. */
class RedisUnusable extends Error {
  override readonly name = 'RedisUnusable';
}

/** How long an answer of Redis is waited for, in ms: the one who asks for a table waits as long. */
const TIMEOUT_MS = 3000;
/** The longest pause between two attempts to come back to Redis, in ms. */
const LONGEST_PAUSE = 1000;

/**
 * Connects to the Redis at `url`. Once connected it comes back by itself, however long Redis is away; a command fails at once
 * while it is. Rejects with `RedisUnusable` if it cannot be reached or does not let us in.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE),
  });
  const failures: Error[] = [];
  const note = (error: Error): number => failures.push(error);
  redis.on('error', note);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new RedisUnusable(sentence(url, failures[0] ?? error));
  }
  redis.off('error', note);
  logAbsences(redis, log);
  return redis;
}

/** Resolves when what was sent to Redis has been answered, and the line is closed. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready') await redis.quit().catch(() => undefined);
  redis.disconnect();
}

/** Writes two lines for an absence, however long it takes and however often the line is tried. */
function logAbsences(redis: Redis, log: Log): void {
  let isAway = false;
  redis.on('error', () => undefined); // what it means is reported below
  redis.on('reconnecting', () => {
    if (!isAway) log.error('Redis is away: tables that are open here go on, others cannot be opened');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.warn('Redis is back');
    isAway = false;
  });
}

function sentence(url: string, reason: unknown): string {
  const { host } = new URL(url);
  const why = reason instanceof Error ? reason.message || ('code' in reason ? String(reason.code) : reason.name) : String(reason);
  if (/^(?:WRONGPASS|NOAUTH|NOPERM)|without any password/.test(why)) {
    return `Redis at ${host} does not let us in: look at the name and the password in REDIS_URL.`;
  }
  return `Redis at ${host} does not answer (${why}). Start it, or mend REDIS_URL.`;
}

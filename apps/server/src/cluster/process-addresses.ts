import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';

/** Where a process listens for the others. */
export interface ProcessAddress {
  readonly host: string;
  readonly port: number;
}

/** For how long an address is believed, and how often it is announced, in ms. */
const ADDRESS_TTL_MS = 15_000;
const HEARTBEAT_INTERVAL_MS = 5000;

/** Where each process can be reached by the others. */
export class ProcessAddresses {
  readonly #redis: Redis;
  /** Those that were found, for as long as Redis is away. */
  readonly #known = new Map<string, string>();
  #heartbeat: NodeJS.Timeout | null = null;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Announces where this process is, from now on; at the address by which it reaches Redis itself, unless given another. */
  async announce(host: string | null, port: number): Promise<void> {
    const own = `${host ?? this.#redis.stream.localAddress ?? '127.0.0.1'} ${port}`;
    const announce = (): Promise<unknown> => this.#redis.set(keyOf(matchMaker.processId), own, 'PX', ADDRESS_TTL_MS);
    await announce();
    const again = (): void => void announce().catch(() => undefined);
    this.#redis.on('ready', again);
    this.#heartbeat = setInterval(again, HEARTBEAT_INTERVAL_MS).unref();
  }

  /** Where another process is; null for one that nobody knows. */
  async find(process: string): Promise<ProcessAddress | null> {
    const known = await this.#redis.get(keyOf(process)).catch(() => this.#known.get(process) ?? null);
    if (known === null) return null;
    this.#known.set(process, known);
    const [host = '', port] = known.split(' ');
    return { host, port: Number(port) };
  }

  /** Takes back where this process is. */
  async stop(): Promise<void> {
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    await this.#redis.del(keyOf(matchMaker.processId)).catch(() => undefined);
  }
}

function keyOf(process: string): string {
  return `chinwag:process:${process}`;
}

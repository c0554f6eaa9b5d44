import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';

/** Where a process listens for the others. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** For how long an address is believed, and how often it is told, in ms. */
const BELIEVED = 15_000;
const TELL_EVERY = 5000;

/** Where each process can be reached by the others. */
export class ProcessAddresses {
  readonly #redis: Redis;
  /** Those that were found, for as long as Redis is away. */
  readonly #known = new Map<string, string>();
  #telling: NodeJS.Timeout | null = null;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Tells the others where this process is, from now on; at the address by which it reaches Redis itself, unless told another. */
  async tell(host: string | null, port: number): Promise<void> {
    const own = `${host ?? this.#redis.stream.localAddress ?? '127.0.0.1'} ${port}`;
    const tell = (): Promise<unknown> => this.#redis.set(keyOf(matchMaker.processId), own, 'PX', BELIEVED);
    await tell();
    const again = (): void => void tell().catch(() => undefined);
    this.#redis.on('ready', again);
    this.#telling = setInterval(again, TELL_EVERY).unref();
  }

  /** Where another process is; null for one that nobody knows. */
  async find(process: string): Promise<Address | null> {
    const told = await this.#redis.get(keyOf(process)).catch(() => this.#known.get(process) ?? null);
    if (told === null) return null;
    this.#known.set(process, told);
    const [host = '', port] = told.split(' ');
    return { host, port: Number(port) };
  }

  /** Takes back where this process is. */
  async stop(): Promise<void> {
    if (this.#telling !== null) clearInterval(this.#telling);
    await this.#redis.del(keyOf(matchMaker.processId)).catch(() => undefined);
  }
}

function keyOf(process: string): string {
  return `chinwag:process:${process}`;
}

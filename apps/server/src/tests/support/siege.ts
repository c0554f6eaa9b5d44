import type { NewGuest, NewTable, TableCode } from '@chinwag/protocol';
import type { Limits } from '../../config.ts';
import { type Besieged, startBesieged } from './besieged.ts';
import type { BuiltCode } from './built.ts';
import { RawConnection } from './raw-connection.ts';
import { UndisturbedTable } from './undisturbed-table.ts';

/** The maximum slowdown of a move during an attack. An attack that freezes a table makes a move thousands of times slower. */
const SLOWER = 50;
/** The normal latency of a move on a busy machine, in ms. */
const BRISK = 20;

/** The report if the friends' play was undisturbed. */
export const UNDISTURBED = 'undisturbed';

/** A request of an attacker. */
interface SiegeRequest {
  readonly from: string;
  readonly token?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server's answer. */
interface SiegeAnswer {
  readonly status: number;
  readonly text: string;
}

/** Guests from one address, each with a connection to one table. */
export interface Gang {
  readonly from: string;
  readonly code: TableCode;
  /** The guests, at least one. */
  readonly guests: readonly [NewGuest, ...NewGuest[]];
  readonly connections: readonly RawConnection[];
}

/** A server under attack, with four friends who play on. */
export class Siege {
  readonly server: Besieged;
  readonly friends: UndisturbedTable;
  /** The latency of a move before any attack, in ms. */
  readonly #calm: number;
  #addresses = 0;

  private constructor(server: Besieged, friends: UndisturbedTable, calm: number) {
    this.server = server;
    this.friends = friends;
    this.#calm = calm;
  }

  static async begin(script: BuiltCode, limits: Partial<Limits>): Promise<Siege> {
    const server = await startBesieged(script, limits);
    const friends = await UndisturbedTable.sitDown(server.url);
    return new Siege(server, friends, middle(await friends.playWhile(Promise.resolve())));
  }

  /** Resolves with the result of an attack, and with a report of how the friends played meanwhile. */
  async beside<Came>(attack: Promise<Came>): Promise<{ readonly came: Came; readonly friends: string }> {
    const [came, each] = await Promise.all([attack, this.friends.playWhile(attack)]);
    const took = middle(each);
    const isBearable = took < SLOWER * Math.max(this.#calm, BRISK);
    return { came, friends: isBearable ? UNDISTURBED : `a move took ${took} ms instead of ${this.#calm}` };
  }

  /** Returns an unused client address, so that attacks do not share rate limits. */
  newAddress(): string {
    return `203.0.113.${++this.#addresses}`;
  }

  /** Sends a POST request. Resolves with its answer. */
  async post(path: string, { from, token = '', body = '{}', headers = {} }: SiegeRequest): Promise<SiegeAnswer> {
    const own = { 'content-type': 'application/json', 'x-forwarded-for': from, authorization: `Bearer ${token}` };
    const response = await fetch(`${this.server.url}${path}`, { method: 'POST', headers: { ...own, ...headers }, body });
    return { status: response.status, text: await response.text() };
  }

  async newGuest(from: string): Promise<NewGuest> {
    return JSON.parse((await this.post('/api/guests', { from, body: '{"name":"Mallory"}' })).text) as NewGuest;
  }

  /** Opens a table without people for a guest. Resolves with its code. */
  async newTable(from: string, { token }: NewGuest): Promise<TableCode> {
    const { code } = JSON.parse((await this.post('/api/tables', { from, token, body: '{"game":"chinkway"}' })).text) as NewTable;
    await this.post(`/api/tables/${code}/room`, { from, token });
    return code;
  }

  /** Resolves with guests at a new table, or at an open one. */
  async gang(size: number, at?: TableCode): Promise<Gang> {
    const from = this.newAddress();
    const host = await this.newGuest(from);
    const guests = [host, ...(await times(size - 1, () => this.newGuest(from)))] as const;
    const code = at ?? (await this.newTable(from, host));
    const connections = await Promise.all(guests.map((guest) => RawConnection.join(this.server.url, code, { guest, from })));
    return { from, code, guests, connections };
  }
}

/** Returns the median. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

/** Runs `each` `count` times concurrently, with indices from 0. Resolves with the results in order. Rejects if any run rejects. */
export function times<Result>(count: number, each: (at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => each(at)));
}

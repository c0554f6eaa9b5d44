import type { GuestId, RequestName } from '@chinwag/protocol';
import type { RequestLimits, Limits } from '../config.ts';
import type { Monotonic, Time } from '../time.ts';
import { AddressLimiter } from './address-limiter.ts';
import { type Cost, COSTS, type CostKind, KIND_OF_REQUEST } from './costs.ts';
import { RateLimiter } from './rate-limiter.ts';

/** The guest and client address of a request at a table. `address` is null for loopback clients. */
export interface Asker {
  readonly guest: GuestId;
  readonly address: string | null;
}

const KILOBYTE = 1000;
/** Requests without a rate limit: they write nothing, the rules of a game limit them, or they have their own budgets. */
const FREE: ReadonlySet<RequestName> = new Set([
  'move', 'sign', 'nudge', 'playHere', 'agreeToBot', 'stillHere', 'watch', 'resync', 'lookBack',
  'offerNumber', 'bindNumber', 'giveNumber',
]);

class Budgeted {
  readonly #guests: RateLimiter;
  readonly #addresses: AddressLimiter;

  constructor({ perGuest, perAddress }: RequestLimits) {
    this.#guests = new RateLimiter(perGuest);
    this.#addresses = new AddressLimiter(perAddress);
  }

  /** Takes `amount` from the budgets of a guest and of their address. Returns whether both had that much. */
  take({ guest, address }: Asker, now: Monotonic, amount = 1): boolean {
    return this.takeAsGuest(guest, now, amount) && this.takeFrom(address, now, amount);
  }

  takeAsGuest(guest: GuestId, now: Monotonic, amount: number): boolean {
    return this.#guests.take(guest, now, amount);
  }

  takeFrom(address: string | null, now: Monotonic, amount: number): boolean {
    return address === null || this.#addresses.take(address, now, amount);
  }

  chargeFrom(address: string, now: Monotonic, amount: number): void {
    this.#addresses.charge(address, now, amount);
  }
}

/** The rate limits of the server, shared by all tables. */
export class Shield {
  readonly #time: Time;
  readonly #ms: Budgeted;
  readonly #kilobytes: Budgeted;
  readonly #diskPerAddress: AddressLimiter;
  readonly #writes: Budgeted;
  readonly #joins: RateLimiter;
  readonly #botsPerAddress: AddressLimiter;
  readonly #bots: RateLimiter;
  readonly #arrivals: { readonly [What in keyof Limits['arrivals']]: AddressLimiter };

  constructor({ ms, kilobytes, diskPerAddress, writes, joinsPerGuest, arrivals, bots }: Limits, time: Time) {
    this.#time = time;
    this.#ms = new Budgeted(ms);
    this.#kilobytes = new Budgeted(kilobytes);
    this.#diskPerAddress = new AddressLimiter(diskPerAddress);
    this.#writes = new Budgeted(writes);
    this.#joins = new RateLimiter(joinsPerGuest);
    this.#botsPerAddress = new AddressLimiter(bots.perAddress);
    this.#bots = new RateLimiter(bots.inAll);
    this.#arrivals = {
      api: new AddressLimiter(arrivals.api),
      joins: new AddressLimiter(arrivals.joins),
      guests: new AddressLimiter(arrivals.guests),
      tables: new AddressLimiter(arrivals.tables),
      passes: new AddressLimiter(arrivals.passes),
    };
  }

  /** Charges a request at a table to the budgets. Returns whether the request is within the limits now. */
  allows(name: RequestName, asker: Asker): boolean {
    const now = this.#time.now();
    const { ms, bytes, disk }: Cost = COSTS[KIND_OF_REQUEST[name]];
    if (!this.#ms.take(asker, now, ms) || !this.#kilobytes.take(asker, now, bytes / KILOBYTE)) return false;
    if (!this.#mayStore(asker.address, now, disk)) return false;
    return FREE.has(name) || this.#writes.take(asker, now);
  }

  /** Charges one join to a guest, from any address. Returns whether the join is within the rate limit. */
  letsJoin(guest: GuestId): boolean {
    return this.#joins.take(guest, this.#time.now());
  }

  /** Charges an HTTP request of this kind to an address. Returns whether the request is within the limits. */
  admitsRequest(kind: CostKind, address: string | null): boolean {
    const at = this.#time.now();
    const { ms, bytes, disk } = COSTS[kind];
    if (!this.#ms.takeFrom(address, at, ms) || !this.#kilobytes.takeFrom(address, at, bytes / KILOBYTE)) return false;
    return this.#mayStore(address, at, disk);
  }

  /** Charges a request of this kind to a guest, from any address. Returns whether the request is within the limits. */
  admitsGuest(kind: CostKind, guest: GuestId): boolean {
    const at = this.#time.now();
    const { ms, bytes } = COSTS[kind];
    return this.#ms.takeAsGuest(guest, at, ms) && this.#kilobytes.takeAsGuest(guest, at, bytes / KILOBYTE);
  }

  /** Charges an address for `bytes` sent beyond the cost of this kind of request. */
  chargeSent(kind: CostKind, address: string | null, bytes: number): void {
    const beyond = bytes - COSTS[kind].bytes;
    if (address !== null && beyond > 0) this.#kilobytes.chargeFrom(address, this.#time.now(), beyond / KILOBYTE);
  }

  /**
   * Charges one arrival of a kind to an address: API call, join, new guest, new table or pass. Returns whether the arrival is
   * within the rate limit.
   */
  admits(what: keyof Limits['arrivals'], address: string | null): boolean {
    return address === null || this.#arrivals[what].take(address, this.#time.now());
  }

  /**
   * Reserves a bot's move in the share of an address, or of the whole server if `address` is null. Returns the wait for the move,
   * in ms.
   */
  botMoveIn(address: string | null): number {
    const at = this.#time.now();
    if (address === null) return this.#bots.reserve('', at);
    const disk = this.#diskPerAddress.reserve(address, at, COSTS.move.disk / KILOBYTE);
    return Math.max(this.#botsPerAddress.reserve(address, at), disk);
  }

  /** Returns the wait for a move by timeout in the share of an address, in ms, without reserving the move. */
  clockMoveIn(address: string | null): number {
    return address === null ? 0 : this.#diskPerAddress.waitFor(address, this.#time.now(), COSTS.move.disk / KILOBYTE);
  }

  /** Charges an address for a move by timeout. */
  chargeClockMove(address: string | null): void {
    if (address !== null) this.#diskPerAddress.charge(address, this.#time.now(), COSTS.move.disk / KILOBYTE);
  }

  /** Charges an address for `bytes` by which the store grows. Returns whether they are within its budget. */
  #mayStore(address: string | null, now: Monotonic, bytes: number): boolean {
    return bytes === 0 || address === null || this.#diskPerAddress.take(address, now, bytes / KILOBYTE);
  }
}

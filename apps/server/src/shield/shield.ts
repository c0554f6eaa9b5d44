import type { GuestId, RequestName } from '@chinwag/protocol';
import type { RequestLimits, Limits } from '../config.ts';
import type { Monotonic, Time } from '../time.ts';
import { AddressLimiter } from './address-limiter.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Who asks something of a table: as whom, from where, and on which line. `address` is null where nobody can be distinguished. */
export interface Asker {
  readonly guest: GuestId;
  readonly address: string | null;
  readonly connection: string;
}

/** What costs much to answer and is answered on one line alone. */
const LOOKS: ReadonlySet<RequestName> = new Set(['resync', 'lookBack']);
/** What writes nothing, or only what the rules of a game bound, or has budgets of its own beside. */
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

  take({ guest, address }: Asker, now: Monotonic): boolean {
    return this.#guests.take(guest, now) && (address === null || this.#addresses.take(address, now));
  }
}

/** What keeps anybody from taking more of the server than is theirs, at all tables together. */
export class Shield {
  readonly #time: Time;
  readonly #requests: Budgeted;
  readonly #writes: Budgeted;
  readonly #looks: RateLimiter;
  readonly #joins: RateLimiter;
  readonly #botsPerAddress: AddressLimiter;
  readonly #bots: RateLimiter;
  readonly #arrivals: { readonly [What in keyof Limits['arrivals']]: AddressLimiter };

  constructor({ requests, writes, looks, joinsPerGuest, arrivals, bots }: Limits, time: Time) {
    this.#time = time;
    this.#requests = new Budgeted(requests);
    this.#writes = new Budgeted(writes);
    this.#looks = new RateLimiter(looks);
    this.#joins = new RateLimiter(joinsPerGuest);
    this.#botsPerAddress = new AddressLimiter(bots.perAddress);
    this.#bots = new RateLimiter(bots.inAll);
    this.#arrivals = {
      http: new AddressLimiter(arrivals.http),
      api: new AddressLimiter(arrivals.api),
      joins: new AddressLimiter(arrivals.joins),
      guests: new AddressLimiter(arrivals.guests),
      tables: new AddressLimiter(arrivals.tables),
      passes: new AddressLimiter(arrivals.passes),
    };
  }

  /** Whether somebody may ask this of a table now. */
  allows(name: RequestName, asker: Asker): boolean {
    const now = this.#time.now();
    if (!this.#requests.take(asker, now)) return false;
    if (LOOKS.has(name) && !this.#looks.take(`${asker.connection} ${name}`, now)) return false;
    return FREE.has(name) || this.#writes.take(asker, now);
  }

  /** Whether a guest may join another table, or the same again, from wherever. */
  letsJoin(guest: GuestId): boolean {
    return this.#joins.take(guest, this.#time.now());
  }

  /** Whether one more from this address may ask, ask the API, join a table, be a new guest, open a table, make or take a pass. */
  admits(what: keyof Limits['arrivals'], address: string | null): boolean {
    return address === null || this.#arrivals[what].take(address, this.#time.now());
  }

  /** In how many ms there is room for a move of a bot in the share of an address, or for null in that of the server. Takes it. */
  botMoveIn(address: string | null): number {
    if (address === null) return this.#bots.reserve('', this.#time.now());
    return this.#botsPerAddress.reserve(address, this.#time.now());
  }
}

import type { GuestId, RequestName } from '@chinwag/protocol';
import type { Limits } from '../config.ts';
import { type Allowance, Allowances } from './rate-limiter.ts';
import type { Monotonic, Time } from '../time.ts';

/** How much each guest may have of something, and all together who come from one address. */
export interface Budget {
  readonly perGuest: Allowance;
  readonly perAddress: Allowance;
}

/** Who asks something of a table: as whom, from where, and on which line. `address` is null where nobody can be told apart. */
export interface Asker {
  readonly guest: GuestId;
  readonly address: string | null;
  readonly line: string;
}

/** What costs much to answer and is answered on one line alone. */
const LOOKS: ReadonlySet<RequestName> = new Set(['resync', 'lookBack']);
/** What writes nothing, or only what the rules of a game bound, or has budgets of its own beside. */
const FREE: ReadonlySet<RequestName> = new Set([
  'move', 'sign', 'nudge', 'playHere', 'agreeToBot', 'stillHere', 'watch', 'resync', 'lookBack',
  'offerNumber', 'bindNumber', 'giveNumber',
]);

class Budgeted {
  readonly #guests: Allowances;
  readonly #addresses: Allowances;

  constructor({ perGuest, perAddress }: Budget) {
    this.#guests = new Allowances(perGuest);
    this.#addresses = new Allowances(perAddress);
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
  readonly #looks: Allowances;
  readonly #joins: Allowances;
  readonly #arrivals: { readonly [What in keyof Limits['arrivals']]: Allowances };

  constructor({ requests, writes, looks, joinsPerGuest, arrivals }: Limits, time: Time) {
    this.#time = time;
    this.#requests = new Budgeted(requests);
    this.#writes = new Budgeted(writes);
    this.#looks = new Allowances(looks);
    this.#joins = new Allowances(joinsPerGuest);
    this.#arrivals = {
      http: new Allowances(arrivals.http),
      api: new Allowances(arrivals.api),
      joins: new Allowances(arrivals.joins),
      guests: new Allowances(arrivals.guests),
      tables: new Allowances(arrivals.tables),
      passes: new Allowances(arrivals.passes),
    };
  }

  /** Whether somebody may ask this of a table now. */
  allows(name: RequestName, asker: Asker): boolean {
    const now = this.#time.now();
    if (!this.#requests.take(asker, now)) return false;
    if (LOOKS.has(name) && !this.#looks.take(`${asker.line} ${name}`, now)) return false;
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
}

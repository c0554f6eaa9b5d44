import type { ChainPoint, Offered } from '@chinwag/protocol';
import { followChain, MOST_CHAINED_PAIRS, nextPlace, type PlaceInChain } from '@chinwag/rules/fair';
import { type ChainFault, chainFaultSchema, type TableChains } from './tableChains.ts';

/**
 * How a chain continues from the last point that a device knew. `followed`: from that point. `broken`: from elsewhere.
 * `unfollowed`: nobody says.
 */
type Continuation = 'followed' | 'broken' | 'unfollowed';

/** A round for which a device must contribute its number: its place in the chain and the link it leads to. */
export type ChainedQuestion = PlaceInChain & { readonly link: string };

/** Follows the hash chain of a table's rounds from the last link that this device knew, across successive connections. */
export class ChainFollower {
  readonly #chains: TableChains;
  readonly #table: string;
  /** The head of the chain, as this connection knows it: `origin` before the first round, null if unknown. */
  #at: ChainPoint | 'origin' | null = null;
  /** How the chain continues from the point that the device knew, by the answer on this connection, or null without an answer. */
  #continued: Continuation | null = null;
  /** The point up to which the device knew the chain when this connection reported that point. */
  #held: ChainPoint | null = null;

  constructor(chains: TableChains, table: string) {
    this.#chains = chains;
    this.#table = table;
  }

  /** Returns the last point of the chain that the device knows, or null if it knows none. */
  get holds(): ChainPoint | null {
    return this.#chains.of(this.#table).point;
  }

  /** Called when the server has answered, on a connection that reported `held`, how the chain continues. */
  offered(held: ChainPoint | null, answer: Pick<Offered, 'chain' | 'since'>): void {
    this.#held = held;
    this.#at = answer.chain ?? 'origin';
    this.#continued = held === null ? 'followed' : continuedFrom(held, answer);
  }

  /** Called when the connection is lost. It misses all rounds held from then on. */
  lost(): void {
    this.#held = null;
    this.#at = null;
    this.#continued = null;
  }

  /** Returns the number of rounds between the last round known to this device and the round that asks for its number. */
  missedBefore({ origin, counter }: ChainedQuestion): number {
    const { point } = this.#chains.of(this.#table);
    return point?.origin === origin ? Math.max(0, counter - point.counter - 1) : 0;
  }

  /**
   * Called when the device is asked for its number in a round. Returns the fault of this round, or of an earlier round that led to
   * no game, or null if there is none. `restoredAt` is the time when an earlier copy of the table was last restored, as shown to
   * everyone there, or null.
   */
  asked(question: ChainedQuestion, restoredAt: number | null): ChainFault | null {
    const { origin, counter, link } = question;
    const known = this.#chains.of(this.#table);
    const isHere = this.#at === null || isNextTo(this.#at, question);
    const since = this.#continued ?? unanswered(known.point, question);
    const isAnnounced = restoredAt !== null && restoredAt !== known.restoredAt;
    // Another tab may have followed the chain to this round in the meantime, and an announcement excuses earlier rounds only once.
    const isFollowed = isAt(known.point, question) && !isAt(this.#held, question);
    const found = isFollowed ? null : faultOf(since, isAnnounced);
    const fault = worse(known.fault, isHere ? found : 'broken');
    this.#at = { origin, counter, link };
    this.#continued = 'followed';
    this.#chains.save(this.#table, { point: this.#at, restoredAt, fault });
    return fault;
  }

  /** Called when the rounds so far have led to a game, because their fault belongs to that game. */
  gameCame(): void {
    if (this.#chains.of(this.#table).fault !== null) this.#chains.save(this.#table, { fault: null });
  }

  /**
   * Returns whether this device must still announce that an earlier copy of the table was restored. Returns true only once for each
   * restore.
   */
  hasToAnnounce(restoredAt: number | null): boolean {
    if (this.#chains.of(this.#table).announced === restoredAt) return false;
    this.#chains.save(this.#table, { announced: restoredAt });
    return restoredAt !== null;
  }
}

/**
 * Returns how a chain continues from the point that a device knew, by the answer. A device that knew the chain long ago starts with
 * the part that it receives.
 */
function continuedFrom(held: ChainPoint, { chain, since }: Pick<Offered, 'chain' | 'since'>): Continuation {
  if (chain?.origin !== held.origin) return 'broken';
  if (since === null) return chain.counter - held.counter > MOST_CHAINED_PAIRS ? 'followed' : 'broken';
  const { counter, link } = followChain(held.origin, held, since);
  return counter === chain.counter && link === chain.link ? 'followed' : 'broken';
}

/** Returns how a chain continues without an answer, from the round in question alone. */
function unanswered(held: ChainPoint | null, question: ChainedQuestion): Continuation {
  if (held === null || isNextTo(held, question)) return 'followed';
  const { origin, counter } = question;
  return held.origin === origin && counter > held.counter ? 'unfollowed' : 'broken';
}

/** Returns whether the head of a chain is exactly this round. */
function isAt(at: ChainPoint | null, { origin, counter, link }: ChainedQuestion): boolean {
  return at?.origin === origin && at.counter === counter && at.link === link;
}

function isNextTo(at: ChainPoint | 'origin', { origin, counter, before }: PlaceInChain): boolean {
  if (at === 'origin') return counter === 1 && before === origin;
  const next = nextPlace(at.origin, at);
  return next.origin === origin && next.counter === counter && next.before === before;
}

function faultOf(continuation: Continuation, isAnnounced: boolean): ChainFault | null {
  if (continuation === 'broken') return isAnnounced ? 'set-back' : 'broken';
  return continuation === 'unfollowed' ? 'unfollowed' : null;
}

/** Returns the worse of two faults, or null if there is neither. */
export function worse(one: ChainFault | null, other: ChainFault | null): ChainFault | null {
  const order = chainFaultSchema.options;
  if (one === null || other === null) return one ?? other;
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

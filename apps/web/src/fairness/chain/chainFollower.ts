import type { ChainPoint, Offered } from '@chinwag/protocol';
import { followChain, MOST_CHAINED_PAIRS, nextPlace, type PlaceInChain } from '@chinwag/rules/fair';
import { type ChainFault, chainFaultSchema, type TableChains } from './tableChains.ts';

/** How a chain continues from where a device knew it: from there, from elsewhere, or unknown. */
type Continuation = 'followed' | 'broken' | 'unfollowed';

/** A round that a device is asked about: its place in the chain, and the link it leads to. */
export type ChainedQuestion = PlaceInChain & { readonly link: string };

/** Follows the hash chain of a table's rounds from the last link that this device knew, across successive connections. */
export class ChainFollower {
  readonly #chains: TableChains;
  readonly #table: string;
  /** The head of the chain, as this connection knows it: `origin` before its first round, null if unknown. */
  #at: ChainPoint | 'origin' | null = null;
  /** How it continues from where the device knew it, by the answer on this connection; null without an answer. */
  #continued: Continuation | null = null;
  /** How far the device knew the chain when this connection reported it. */
  #held: ChainPoint | null = null;

  constructor(chains: TableChains, table: string) {
    this.#chains = chains;
    this.#table = table;
  }

  /** The last point of the chain that the device knows; null if it knows none. */
  get holds(): ChainPoint | null {
    return this.#chains.of(this.#table).point;
  }

  /** Called when a connection that reported `held` was answered how the chain continues. */
  offered(held: ChainPoint | null, answer: Pick<Offered, 'chain' | 'since'>): void {
    this.#held = held;
    this.#at = answer.chain ?? 'origin';
    this.#continued = held === null ? 'followed' : continuedFrom(held, answer);
  }

  /** Called when the connection is lost, because it then misses the rounds that are held. */
  lost(): void {
    this.#held = null;
    this.#at = null;
    this.#continued = null;
  }

  /** Returns the number of rounds between the last one that this device knows and the one it is asked about. */
  missedBefore({ origin, counter }: ChainedQuestion): number {
    const { point } = this.#chains.of(this.#table);
    return point?.origin === origin ? Math.max(0, counter - point.counter - 1) : 0;
  }

  /**
   * Called when a round is asked about. Returns what is wrong with it, or with an earlier one that led to no game; null if nothing
   * is. `restoredAt` is when an earlier copy of the table was last restored, as everyone there sees it; null for never.
   */
  asked(question: ChainedQuestion, restoredAt: number | null): ChainFault | null {
    const { origin, counter, link } = question;
    const known = this.#chains.of(this.#table);
    const isHere = this.#at === null || isNextTo(this.#at, question);
    const since = this.#continued ?? unanswered(known.point, question);
    const isAnnounced = restoredAt !== null && restoredAt !== known.restoredAt;
    // Another tab has followed the chain to this round meanwhile, and an announcement excuses earlier rounds once.
    const isFollowed = isAt(known.point, question) && !isAt(this.#held, question);
    const found = isFollowed ? null : faultOf(since, isAnnounced);
    const fault = worse(known.fault, isHere ? found : 'broken');
    this.#at = { origin, counter, link };
    this.#continued = 'followed';
    this.#chains.save(this.#table, { point: this.#at, restoredAt, fault });
    return fault;
  }

  /** Called when the rounds so far led to a game: what was wrong with them belongs to that game. */
  gameCame(): void {
    if (this.#chains.of(this.#table).fault !== null) this.#chains.save(this.#table, { fault: null });
  }

  /** Returns whether this device must still announce that an earlier copy of the table was restored; true only once. */
  hasToAnnounce(restoredAt: number | null): boolean {
    if (this.#chains.of(this.#table).announced === restoredAt) return false;
    this.#chains.save(this.#table, { announced: restoredAt });
    return restoredAt !== null;
  }
}

/** How a chain continues from where a device knew it, by the answer. A device that knew it long ago starts with what it is sent. */
function continuedFrom(held: ChainPoint, { chain, since }: Pick<Offered, 'chain' | 'since'>): Continuation {
  if (chain?.origin !== held.origin) return 'broken';
  if (since === null) return chain.counter - held.counter > MOST_CHAINED_PAIRS ? 'followed' : 'broken';
  const { counter, link } = followChain(held.origin, held, since);
  return counter === chain.counter && link === chain.link ? 'followed' : 'broken';
}

/** The same without an answer, from the round in question alone. */
function unanswered(held: ChainPoint | null, question: ChainedQuestion): Continuation {
  if (held === null || isNextTo(held, question)) return 'followed';
  const { origin, counter } = question;
  return held.origin === origin && counter > held.counter ? 'unfollowed' : 'broken';
}

/** Whether the head of a chain is exactly this round. */
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

/** Returns the worse of two faults; null if there is neither. */
export function worse(one: ChainFault | null, other: ChainFault | null): ChainFault | null {
  const order = chainFaultSchema.options;
  if (one === null || other === null) return one ?? other;
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

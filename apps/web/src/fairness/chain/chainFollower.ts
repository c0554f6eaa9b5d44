import type { ChainPoint, Offered } from '@chinwag/protocol';
import { followChain, MOST_CHAINED_PAIRS, nextPlace, type PlaceInChain } from '@chinwag/rules/fair';
import { type ChainFault, chainFaultSchema, type TableChains } from './tableChains.ts';

/** How a chain goes on from where a device knew it: from there, from elsewhere, or nobody says. */
type Continuation = 'followed' | 'broken' | 'unfollowed';

/** A round that a device is asked about: its place in the chain, and the link to which it leads. */
export type ChainedQuestion = PlaceInChain & { readonly link: string };

/** Follows the chain of the rounds of a table from where this device knew it, on one connection after the other. */
export class ChainFollower {
  readonly #chains: TableChains;
  readonly #table: string;
  /** How far the chain has come, as this connection has it; `origin` before its first round, null where nobody has said. */
  #at: ChainPoint | 'origin' | null = null;
  /** How it goes on from where the device knew it, as this connection was answered; null where it was not. */
  #continued: Continuation | null = null;
  /** How far the device knew the chain when this connection said so. */
  #held: ChainPoint | null = null;

  constructor(chains: TableChains, table: string) {
    this.#chains = chains;
    this.#table = table;
  }

  /** How far the device knows the chain. */
  get holds(): ChainPoint | null {
    return this.#chains.of(this.#table).point;
  }

  /** A connection, on which it said that it knows the chain up to `held`, was answered how it goes on. */
  offered(held: ChainPoint | null, answer: Pick<Offered, 'chain' | 'since'>): void {
    this.#held = held;
    this.#at = answer.chain ?? 'origin';
    this.#continued = held === null ? 'followed' : continuedFrom(held, answer);
  }

  /** The connection is down: rounds may be held that it does not hear of. */
  lost(): void {
    this.#held = null;
    this.#at = null;
    this.#continued = null;
  }

  /** How many rounds were held between the last that this device heard of and one that it is asked about. */
  missedBefore({ origin, counter }: ChainedQuestion): number {
    const { point } = this.#chains.of(this.#table);
    return point?.origin === origin ? Math.max(0, counter - point.counter - 1) : 0;
  }

  /**
   * A round is asked about. Answers what is wrong with it, or was with one before of which no game has come; null if nothing is.
   * `restoredAt` is when an earlier copy of the table was put back last, as all at the table are shown; null for never.
   */
  asked(question: ChainedQuestion, restoredAt: number | null): ChainFault | null {
    const { origin, counter, link } = question;
    const known = this.#chains.of(this.#table);
    const isHere = this.#at === null || isNextTo(this.#at, question);
    const since = this.#continued ?? unanswered(known.point, question);
    const isAnnounced = restoredAt !== null && restoredAt !== known.restoredAt;
    // Another tab has followed the chain to this round meanwhile, and an announcement excuses what came before it once.
    const isFollowed = isAt(known.point, question) && !isAt(this.#held, question);
    const found = isFollowed ? null : faultOf(since, isAnnounced);
    const fault = worse(known.fault, isHere ? found : 'broken');
    this.#at = { origin, counter, link };
    this.#continued = 'followed';
    this.#chains.save(this.#table, { point: this.#at, restoredAt, fault });
    return fault;
  }

  /** A game has come of the rounds so far: what was wrong with them is its own. */
  gameCame(): void {
    if (this.#chains.of(this.#table).fault !== null) this.#chains.save(this.#table, { fault: null });
  }

  /** Whether it has still to be announced on this device that an earlier copy of the table was put back; once. */
  hasToAnnounce(restoredAt: number | null): boolean {
    if (this.#chains.of(this.#table).announced === restoredAt) return false;
    this.#chains.save(this.#table, { announced: restoredAt });
    return restoredAt !== null;
  }
}

/** How a chain goes on from where a device knew it, as it is answered. One that knew it long ago begins with what it is sent. */
function continuedFrom(held: ChainPoint, { chain, since }: Pick<Offered, 'chain' | 'since'>): Continuation {
  if (chain?.origin !== held.origin) return 'broken';
  if (since === null) return chain.counter - held.counter > MOST_CHAINED_PAIRS ? 'followed' : 'broken';
  const { counter, link } = followChain(held.origin, held, since);
  return counter === chain.counter && link === chain.link ? 'followed' : 'broken';
}

/** The same where nobody answered, from the round that is asked about alone. */
function unanswered(held: ChainPoint | null, question: ChainedQuestion): Continuation {
  if (held === null || isNextTo(held, question)) return 'followed';
  const { origin, counter } = question;
  return held.origin === origin && counter > held.counter ? 'unfollowed' : 'broken';
}

/** Whether a chain has come to a round and no further. */
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

/** The worse of two faults. */
export function worse(one: ChainFault | null, other: ChainFault | null): ChainFault | null {
  const order = chainFaultSchema.options;
  if (one === null || other === null) return one ?? other;
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

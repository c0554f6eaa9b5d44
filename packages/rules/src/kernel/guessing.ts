import type { GameState, HiddenState, Tagged } from './game.ts';
import type { Seat } from './seat.ts';
import { shuffledBy } from './shuffle.ts';

/** Draws a whole number from 0 to below `bound`, each equally likely. */
export type DrawNumber = (bound: number) => number;

/**
 * How a seat may think about what it does not see. `Memory` is plain JSON: what it has seen and its view shows no more,
 * folded from the events of the game as they are hidden for it.
 */
export interface Guessing<State extends GameState, Event extends Tagged, Memory extends object> {
  /** What a seat remembers before anything has happened. */
  readonly nothing: Memory;
  /**
   * What a seat remembers after an event, of which it is shown so much. It is no way to remember a move that is taken back:
   * after one, fold the events that still stand.
   */
  remember(memory: Memory, event: Event): Memory;
  /**
   * A whole state that agrees with all that `seat` sees and remembers: hidden for `seat` it is `view`, to the byte. The seed
   * of later shuffles is drawn too.
   */
  determinize(view: HiddenState<State>, seat: Seat, memory: Memory, draw: DrawNumber): State;
}

/** How any game is guessed at, its states, events and memories known only as far as that takes. */
export type AnyGuessing = Guessing<GameState, Tagged, object>;

/** Hidden cards in one place, and which cards each may be: any card, if `accepts` is left out. */
export interface HiddenZone<Card> {
  readonly count: number;
  readonly accepts?: (card: Card) => boolean;
}

/** How often it is tried, for each card, to exchange two of different zones, so that no deal is much likelier than another. */
const EXCHANGES = 4;

/**
 * The cards dealt at random into the zones, each only where it may lie; by zone, and last those that are over. Any such deal
 * can come; without conditions, each equally likely. Null if there is none.
 */
export function dealtInto<Card>(
  cards: readonly Card[],
  zones: readonly HiddenZone<Card>[],
  draw: DrawNumber,
): readonly (readonly Card[])[] | null {
  const order = [...shuffledBy(cards, draw)];
  const counted = zones.reduce((sum, { count }) => sum + count, 0);
  if (counted > order.length) return null;
  const all = [...zones, { count: order.length - counted }];
  const slots = all.flatMap(({ count, accepts }) => Array.from({ length: count }, () => accepts));
  if (zones.some(({ accepts }) => accepts !== undefined)) {
    if (!matched(order, slots)) return null;
    exchange(order, slots, draw);
  }
  let from = 0;
  return all.map(({ count }) => order.slice(from, (from += count)));
}

type Accepts<Card> = ((card: Card) => boolean) | undefined;

/** Moves cards until each slot has one that it accepts, by paths of exchanges; false if that cannot be. */
function matched<Card>(order: Card[], slots: readonly Accepts<Card>[]): boolean {
  const fits = (slot: number, at: number): boolean => slots[slot]?.(order[at] as Card) ?? true;
  const slotOf = order.map(() => -1);
  const placed = (slot: number, seen: Set<number>): boolean => {
    // Its own card first, then any other: what is free, or what can be placed elsewhere.
    for (let step = 0; step < order.length; step++) {
      const at = (slot + step) % order.length;
      if (seen.has(at) || !fits(slot, at)) continue;
      seen.add(at);
      const other = slotOf[at] ?? -1;
      if (other >= 0 && !placed(other, seen)) continue;
      slotOf[at] = slot;
      return true;
    }
    return false;
  };
  for (const slot of slots.keys()) if (!placed(slot, new Set())) return false;
  const cards = [...order];
  for (const [at, slot] of slotOf.entries()) order[slot] = cards[at] as Card;
  return true;
}

/** Exchanges cards of any two slots that both accept the other's, often enough that chance decides what lies where. */
function exchange<Card>(order: Card[], slots: readonly Accepts<Card>[], draw: DrawNumber): void {
  for (let tries = EXCHANGES * order.length; tries > 0; tries--) {
    const here = draw(order.length);
    const there = draw(order.length);
    const [card, other] = [order[here] as Card, order[there] as Card];
    const may = (slots[here]?.(other) ?? true) && (slots[there]?.(card) ?? true);
    if (may) [order[here], order[there]] = [other, card];
  }
}

/** A seed for the shuffles of a guessed game: 64 hex digits. */
export function drawnSeed(draw: DrawNumber): string {
  return Array.from({ length: 64 }, () => draw(16).toString(16)).join('');
}

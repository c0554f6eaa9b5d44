import type { GameState, HiddenState, Tagged } from './game.ts';
import type { Seat } from './seat.ts';
import { shuffledBy } from './shuffle.ts';

/** A random source: returns a whole number from 0 to below `bound`, all with equal probability. */
export type DrawNumber = (bound: number) => number;

/**
 * Determinization (guessing): how a seat samples the cards hidden from it. `Memory` is plain JSON: a fold over the events as the
 * seat sees them. It keeps everything that the seat's view no longer shows.
 */
export interface Guessing<State extends GameState, Event extends Tagged, Memory extends object> {
  /** The memory before anything has happened. */
  readonly nothing: Memory;
  /**
   * Returns the memory after an event, as the seat sees it. Does not handle take-backs: fold the events that have not been taken
   * back instead.
   */
  remember(memory: Memory, event: Event): Memory;
  /**
   * Returns a determinization: a random complete state that agrees with everything that `seat` sees and remembers. When hidden for
   * `seat`, it is byte-identical to `view`. The seed of later shuffles is also random.
   */
  determinize(view: HiddenState<State>, seat: Seat, memory: Memory, draw: DrawNumber): State;
}

/** The determinization (guessing) of any game, with its state, events and memory typed only as far as callers need. */
export type AnyGuessing = Guessing<GameState, Tagged, object>;

/** A zone of hidden cards, with the possible cards in it: any card by default, or the cards that `accepts` allows. */
export interface HiddenZone<Card> {
  readonly count: number;
  readonly accepts?: (card: Card) => boolean;
}

/** The number of attempts per card to exchange two cards of different zones, so that no deal is much likelier than another. */
const EXCHANGES = 4;

/**
 * Returns a random deal of the cards into the zones, by zone, followed by the cards left over. Each zone gets only cards that it
 * accepts. Every such deal is possible; without conditions, all have equal probability. Returns null if there is no such deal.
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

/** Moves cards along augmenting paths until each slot has a card that it accepts; returns false if that is impossible. */
function matched<Card>(order: Card[], slots: readonly Accepts<Card>[]): boolean {
  const fits = (slot: number, at: number): boolean => slots[slot]?.(order[at] as Card) ?? true;
  const slotOf = order.map(() => -1);
  const placed = (slot: number, seen: Set<number>): boolean => {
    // Try the slot's own card first, then any other card that is free or can be placed elsewhere.
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

/** Exchanges the cards of random pairs of slots that accept each other's cards, often enough for a random deal. */
function exchange<Card>(order: Card[], slots: readonly Accepts<Card>[], draw: DrawNumber): void {
  for (let tries = EXCHANGES * order.length; tries > 0; tries--) {
    const here = draw(order.length);
    const there = draw(order.length);
    const [card, other] = [order[here] as Card, order[there] as Card];
    const may = (slots[here]?.(other) ?? true) && (slots[there]?.(card) ?? true);
    if (may) [order[here], order[there]] = [other, card];
  }
}

/** Returns a random seed for the shuffles in a determinization: 64 hex digits. */
export function drawnSeed(draw: DrawNumber): string {
  return Array.from({ length: 64 }, () => draw(16).toString(16)).join('');
}

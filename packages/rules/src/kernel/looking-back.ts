import { HIDDEN } from './cards.ts';
import type { AnyGame, GameState, Tagged } from './game.ts';
import { isOpenTrick } from './game-tricks.ts';
import type { Viewer } from './seat.ts';
import { isTakenBack } from './taking-back.ts';

/** A range of a game's events in order, with the number of the first event and the state before it. */
export interface EventRange {
  readonly begin: GameState;
  readonly from: number;
  readonly events: readonly Tagged[];
}

/**
 * Returns events as `viewer` may look back at them while the game is at `now`. The events hide the same facts as when they
 * happened. Of a trick that is no longer open (CW4.6, CP3.2, CN4.5), the viewer sees only their own card. Folding the events gives
 * the course of the deal without the cards of those tricks. A take-back restores the fold from before the events taken back.
 */
export function seenAgain(game: AnyGame, { begin, from, events }: EventRange, viewer: Viewer, now: GameState): readonly Tagged[] {
  const again = seenAsItHappened(game, { begin, from, events }, viewer, now);
  if (!again.some(isTakenBack)) return again;
  const folds: GameState[] = [game.hide(begin, viewer)];
  return again.map((event, at) => {
    const before = folds[at] ?? begin;
    const seen = isTakenBack(event) ? { ...event, state: folds[event.from - from] ?? event.state } : event;
    folds.push(game.evolve(before, seen));
    return seen;
  });
}

/**
 * Returns events from `seenAgain` in the form for sending; the first event has the number `from`. A take-back contains the number
 * of the first event taken back, but not the restored state. Recipients can take that state from their own fold. Thirty such states
 * for each seat would be most of the message.
 */
export function withoutStates(events: readonly Tagged[], from: number): readonly Tagged[] {
  return events.map((event) => (isTakenBack(event) && event.from >= from ? standing(event, null) : event));
}

/**
 * Returns a received event; a take-back again includes the state that it restores. `folds` are the states before each event from
 * number `from` on.
 */
export function withState(event: Tagged, folds: readonly GameState[], from: number): Tagged {
  if (!isTakenBack(event)) return event;
  const state: unknown = event.state;
  return state === null ? standing(event, folds[event.from - from]) : event;
}

function standing(event: Tagged, state: unknown): Tagged & { readonly state: unknown } {
  return { ...event, state };
}

function seenAsItHappened(game: AnyGame, { begin, events }: EventRange, viewer: Viewer, now: GameState): readonly Tagged[] {
  const open = game.tricks?.open(now) ?? 'all';
  let state = begin;
  return events.map((event) => {
    const before = state;
    state = game.evolve(before, event);
    const hidden = game.hideEvent(event, viewer, before);
    const cards = game.tricks?.cards[event.type];
    if (game.tricks === null || cards === undefined || isOpenTrick(game.tricks.number(before), open)) return hidden;
    return Reflect.get(event, 'seat') === viewer ? hidden : withoutCards(hidden, cards);
  });
}

/** Returns an event without the cards in these fields. */
function withoutCards(event: Tagged, fields: readonly string[]): Tagged {
  const closed = fields.map((field) => [field, turnedDown(Reflect.get(event, field))]);
  return { ...event, ...Object.fromEntries(closed) };
}

function turnedDown(cards: unknown): unknown {
  return Array.isArray(cards) ? cards.map(() => HIDDEN) : HIDDEN;
}

import { HIDDEN } from './cards.ts';
import type { AnyGame, GameState, Tagged } from './game.ts';
import { isOpenTrick } from './game-tricks.ts';
import type { Viewer } from './seat.ts';
import { isTakenBack } from './taking-back.ts';

/** Some of what happened in a game: events in their order, the number of the first, and the state that it happened to. */
export interface EventRange {
  readonly begin: GameState;
  readonly from: number;
  readonly events: readonly Tagged[];
}

/**
 * Events as `viewer` may look at them again while the game stands at `now`: hidden as when they happened, and of a trick
 * that may not be looked at any more (CW4.6, CP3.2, CN4.5) no card but the viewer's own. A fold of them comes to the
 * course of the deal, and not to the cards of those tricks. What was taken back goes back to what that fold was then.
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
 * Events of `seenAgain` as they travel, the first of them number `from`: what was taken back says where it went back to, and not
 * what the game was then, which the one who folds them has had. Thirty such states a seat would be most of what is sent.
 */
export function withoutStates(events: readonly Tagged[], from: number): readonly Tagged[] {
  return events.map((event) => (isTakenBack(event) && event.from >= from ? standing(event, null) : event));
}

/** An event that travelled, with the state it goes back to: `folds` are those before each event from number `from` on. */
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

/** An event with none of the cards in these fields. */
function withoutCards(event: Tagged, fields: readonly string[]): Tagged {
  const closed = fields.map((field) => [field, turnedDown(Reflect.get(event, field))]);
  return { ...event, ...Object.fromEntries(closed) };
}

function turnedDown(cards: unknown): unknown {
  return Array.isArray(cards) ? cards.map(() => HIDDEN) : HIDDEN;
}

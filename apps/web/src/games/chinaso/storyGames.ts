import { bots } from '@chinwag/bots';
import type { Seat } from '@chinwag/rules';
import { chinaso, type ChinasoEvent, type ChinasoOptions, type ChinasoState, isDown } from '@chinwag/rules/chinaso';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

/** An event in a Chinaso story's game, with the states before and after the event. */
export type ChinasoPlayed = PlayedEvent<ChinasoState, ChinasoEvent>;

/** Returns whether an event reaches the moment of a story. */
export type Reached = (happening: ChinasoPlayed) => boolean;

/** Identifies the games of a story: the number of players, the host's options, and the first game to search. */
export interface StoryGame {
  readonly seats: number;
  readonly options?: Partial<ChinasoOptions>;
  readonly from?: number;
}

const OPTIONS: ChinasoOptions = { length: 'seven', cardPoints: 'face-value', stakes: 'off' };

/**
 * Searches games in order, starting with game `from`, for a moment that satisfies `reached`. Returns the events of the first such
 * game up to that moment. Throws if no game reaches it.
 */
export function chinasoMoment(reached: Reached, { seats, options, from }: StoryGame): readonly ChinasoPlayed[] {
  return momentOf(chinaso, bots.chinaso.sensible, { seats, options: { ...OPTIONS, ...options } }, reached, from);
}

/** Additional conditions on a moment. */
export interface Also {
  /** The number of the hand. */
  readonly deal?: number;
  /** The least number of cards in the hand of `seat`. */
  readonly cards?: number;
  /** The least number of players who are down. */
  readonly down?: number;
}

/** Returns a predicate: whether it is the turn of `seat` in this phase. `down` says whether `seat` must be down. */
export function turnOf(seat: Seat, name: 'draw' | 'play', down: boolean, also: Also = {}): Reached {
  return ({ after }) => {
    const { deal, phase } = after;
    return phase.name === name && phase.seat === seat && isDown(deal, seat) === down && holds(after, seat, also);
  };
}

/** Returns a predicate: whether `seat` has drawn and could go down. */
export function couldGoDown(seat: Seat, also: Also): Reached {
  const inTurn = turnOf(seat, 'play', false, also);
  return (happening) => inTurn(happening) && chinaso.legalMoves(happening.after, seat).some(({ type }) => type === 'goDown');
}

/** Returns a predicate: whether `seat` is down and holds a card that fits at least `places` places. */
export function couldLay(seat: Seat, places: number, also: Also = {}): Reached {
  const inTurn = turnOf(seat, 'play', true, also);
  return (happening) => inTurn(happening) && mostPlaces(happening.after, seat) >= places;
}

function mostPlaces(state: ChinasoState, seat: Seat): number {
  const cards = chinaso.legalMoves(state, seat).flatMap((move) => (move.type === 'layOff' ? move.card : []));
  return Math.max(0, ...cards.map((card) => cards.filter((other) => other === card).length));
}

/** Returns a predicate: whether `seat` could swap a joker out of a straight. */
export function couldSwap(seat: Seat): Reached {
  return ({ after }) => chinaso.legalMoves(after, seat).some(({ type }) => type === 'swapJoker');
}

/** Returns a predicate: whether `seat` is down and could lay the discard on one of its own sets. */
export function couldTake(seat: Seat): Reached {
  const inTurn = turnOf(seat, 'draw', true);
  const takes = ({ after }: ChinasoPlayed) =>
    chinaso.legalMoves(after, seat).some((move) => move.type === 'takeDiscard' && move.use !== null);
  return (happening) => inTurn(happening) && takes(happening);
}

/** Returns a predicate: whether a discard is offered to `seat`. `answered` says whether `seat` must have answered. */
export function offeredTo(seat: Seat, answered: boolean, also: Also = {}): Reached {
  return ({ after }) => {
    const { phase } = after;
    if (phase.name !== 'buying' || !phase.asked.includes(seat) || phase.waiting.length === 0) return false;
    return phase.waiting.includes(seat) !== answered && holds(after, seat, also);
  };
}

/** Returns a predicate: whether an event of this type has just happened in a hand. */
export function happened(type: ChinasoEvent['type'], deal: number): Reached {
  return ({ event, after }) => event.type === type && after.deal.number === deal;
}

function holds({ deal }: ChinasoState, seat: Seat, { deal: number, cards = 0, down = 0 }: Also): boolean {
  if (number !== undefined && deal.number !== number) return false;
  if ((deal.hands[seat]?.length ?? 0) < cards) return false;
  return deal.table.filter((sets) => sets.length > 0).length >= down;
}

import { bots } from '@chinwag/bots';
import type { Seat } from '@chinwag/rules';
import {
  chinchon, type ChinchonEvent, type ChinchonOptions, type ChinchonState, type CloseMove, type TableMeld, waysToClose,
} from '@chinwag/rules/chinchon';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

type Happened = PlayedEvent<ChinchonState, ChinchonEvent>;

/** Returns whether an event reaches the moment of a story. */
export type Reached = (happening: Happened) => boolean;

/** Identifies the games of a story: the number of players, the host's options, and the first game to search. */
export interface StoryGame {
  readonly seats: number;
  readonly options?: Partial<ChinchonOptions>;
  /** The number of the first game to search, which nearly always contains the moment. */
  readonly from?: number;
}

const OPTIONS: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' };

/**
 * Searches games in order, starting with game `from`, for a moment that satisfies `reached`. Returns the events of the first such
 * game up to that moment. Throws if no game reaches it.
 */
export function chinchonMoment(reached: Reached, { seats, options, from }: StoryGame): readonly Happened[] {
  return momentOf(chinchon, bots.chinchon.sensible, { seats, options: { ...OPTIONS, ...options } }, reached, from);
}

/** Returns a predicate: whether `seat` must decide in this phase, in deal `deal` or later. */
export function asked(name: ChinchonState['phase']['name'], seat: Seat, deal = 1): Reached {
  return ({ after }) => after.deal.number >= deal && isAsked(after, name, seat);
}

/** Returns a predicate: whether `seat` must decide in this phase, with at least `melds` melds on the table. */
export function askedWith(name: ChinchonState['phase']['name'], seat: Seat, melds: number): Reached {
  return ({ after }) => isAsked(after, name, seat) && after.deal.melds.length >= melds;
}

/** Returns a predicate: whether an event of this type has just happened, in deal `deal` or later. */
export function happened(type: ChinchonEvent['type'], deal = 1): Reached {
  return ({ event, after }) => event.type === type && after.deal.number >= deal;
}

/** Returns a predicate: whether `seat` is settling and could lay off at least `cards` cards. */
export function couldAdd(seat: Seat, cards: number, deal = 1): Reached {
  return ({ after }) => {
    if (after.deal.number < deal || !isAsked(after, 'settle', seat)) return false;
    const [best] = chinchon.legalMoves(after, seat);
    return best?.type === 'settle' && best.layOffs.length >= cards;
  };
}

/**
 * Returns a predicate: whether `seat` has drawn and could lay off a card. That is only possible in games that continue after a
 * player has laid down.
 */
export function couldLayOff(seat: Seat): Reached {
  return ({ after }) =>
    isAsked(after, 'act', seat) && chinchon.legalMoves(after, seat).some(({ type }) => type === 'layOff');
}

/** Returns a predicate: whether `seat` has drawn and could close. */
export function couldClose(seat: Seat): Reached {
  return ({ after }) => isAsked(after, 'act', seat) && closeWithRest(after, seat) !== null;
}

/** Returns a close by `seat` that leaves a card over, or null if there is none. */
export function closeWithRest(state: ChinchonState, seat: Seat): CloseMove | null {
  const held = state.deal.hands[seat]?.length ?? 0;
  return waysToClose(state, seat).find(({ melds, card }) => card !== null && melds.flat().length + 1 < held) ?? null;
}

/** Returns the number of melds to which other players have added cards. */
export function grown(melds: readonly TableMeld[]): number {
  return melds.filter(({ added }) => added.length > 0).length;
}

function isAsked({ phase }: ChinchonState, name: string, seat: Seat): boolean {
  return phase.name === name && 'seat' in phase && phase.seat === seat;
}

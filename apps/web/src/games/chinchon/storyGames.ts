import { bots } from '@chinwag/bots';
import type { Seat } from '@chinwag/rules';
import {
  chinchon, type ChinchonEvent, type ChinchonOptions, type ChinchonState, type CloseMove, type TableMeld, waysToClose,
} from '@chinwag/rules/chinchon';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

type Happened = PlayedEvent<ChinchonState, ChinchonEvent>;

/** Returns whether a story's moment has come. */
export type Reached = (happening: Happened) => boolean;

/** A game of the stories: the number that seeds its shuffles, the players, and the host's options. */
export interface StoryGame {
  readonly seats: number;
  readonly options?: Partial<ChinchonOptions>;
  /** The first of the games to search, and nearly always the only one: where the moment is known to occur. */
  readonly from?: number;
}

const OPTIONS: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' };

/** Returns the moment from the first game, starting with the named one, in which it occurs. */
export function chinchonMoment(reached: Reached, { seats, options, from }: StoryGame): readonly Happened[] {
  return momentOf(chinchon, bots.chinchon.sensible, { seats, options: { ...OPTIONS, ...options } }, reached, from);
}

/** Returns the condition that `seat` must decide in a phase, from a deal on. */
export function asked(name: ChinchonState['phase']['name'], seat: Seat, deal = 1): Reached {
  return ({ after }) => after.deal.number >= deal && isAsked(after, name, seat);
}

/** Returns the condition that `seat` must decide in a phase, with at least this many melds on the table. */
export function askedWith(name: ChinchonState['phase']['name'], seat: Seat, melds: number): Reached {
  return ({ after }) => isAsked(after, name, seat) && after.deal.melds.length >= melds;
}

/** Returns the condition that an event has happened, from a deal on. */
export function happened(type: ChinchonEvent['type'], deal = 1): Reached {
  return ({ event, after }) => event.type === type && after.deal.number >= deal;
}

/** Returns the condition that `seat` settles and could add this many cards to other players' melds. */
export function couldAdd(seat: Seat, cards: number, deal = 1): Reached {
  return ({ after }) => {
    if (after.deal.number < deal || !isAsked(after, 'settle', seat)) return false;
    const [best] = chinchon.legalMoves(after, seat);
    return best?.type === 'settle' && best.layOffs.length >= cards;
  };
}

/**
 * Returns the condition that `seat` has drawn and could lay off a card, in games that continue after a player has laid down.
 */
export function couldLayOff(seat: Seat): Reached {
  return ({ after }) =>
    isAsked(after, 'act', seat) && chinchon.legalMoves(after, seat).some(({ type }) => type === 'layOff');
}

/** Returns the condition that `seat` has drawn and could close. */
export function couldClose(seat: Seat): Reached {
  return ({ after }) => isAsked(after, 'act', seat) && closeWithRest(after, seat) !== null;
}

/** Returns a close of `seat` that keeps a card; null if there is none. */
export function closeWithRest(state: ChinchonState, seat: Seat): CloseMove | null {
  const held = state.deal.hands[seat]?.length ?? 0;
  return waysToClose(state, seat).find(({ melds, card }) => card !== null && melds.flat().length + 1 < held) ?? null;
}

/** Returns how many melds other players have added to. */
export function grown(melds: readonly TableMeld[]): number {
  return melds.filter(({ added }) => added.length > 0).length;
}

function isAsked({ phase }: ChinchonState, name: string, seat: Seat): boolean {
  return phase.name === name && 'seat' in phase && phase.seat === seat;
}

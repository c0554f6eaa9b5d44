import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

/** An event in a Chanoyu story's game, with the states before and after the event. */
export type ChanoyuPlayed = PlayedEvent<ChanoyuState, ChanoyuEvent>;

/** Identifies a story's game: its number of seats and its game number. The game number determines the shuffles. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/**
 * Searches games in order, starting with game `game`, for a moment that satisfies `reached`. Returns the events of the first such
 * game up to that moment. Throws if no game reaches it.
 */
export function chanoyuMoment(
  { seats, game, scoring = 'links' }: ChanoyuGame, reached: (happening: ChanoyuPlayed) => boolean,
): readonly ChanoyuPlayed[] {
  return momentOf(chanoyu, bots.chanoyu.sensible, { seats, options: { scoring, trickMemory: 'last' } }, reached, game);
}

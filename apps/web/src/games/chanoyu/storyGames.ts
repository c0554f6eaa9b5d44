import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

/** An event of a played game of Chanoyu. */
export type ChanoyuPlayed = PlayedEvent<ChanoyuState, ChanoyuEvent>;

/** Identifies a game of the stories: the number of seats, and the number that determines the shuffles. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/**
 * Returns the events up to the moment that `reached` describes, from the first game with that moment, starting with game `game`.
 * Throws if no game has the moment.
 */
export function chanoyuMoment(
  { seats, game, scoring = 'links' }: ChanoyuGame, reached: (happening: ChanoyuPlayed) => boolean,
): readonly ChanoyuPlayed[] {
  return momentOf(chanoyu, bots.chanoyu.sensible, { seats, options: { scoring, trickMemory: 'last' } }, reached, game);
}

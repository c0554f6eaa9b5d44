import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

/** One event of a played game of Chanoyu. */
export type ChanoyuPlayed = PlayedEvent<ChanoyuState, ChanoyuEvent>;

/** Identifies a game of the stories: its seats, and a number that decides its shuffles. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/** Returns the moment from the first game, starting with the named one, in which it occurs. */
export function chanoyuMoment(
  { seats, game, scoring = 'links' }: ChanoyuGame, reached: (happening: ChanoyuPlayed) => boolean,
): readonly ChanoyuPlayed[] {
  return momentOf(chanoyu, bots.chanoyu.sensible, { seats, options: { scoring, trickMemory: 'last' } }, reached, game);
}

import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type PlayedEvent, momentOf } from '../../stories/playedGame.ts';

/** What happened in a game of Chanoyu, one thing after the other. */
export type ChanoyuPlayed = PlayedEvent<ChanoyuState, ChanoyuEvent>;

/** Which of the stories' games: so many seats, the same shuffles for the same number. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/** A moment in the first game from the one named on in which it comes. */
export function chanoyuMoment(
  { seats, game, scoring = 'links' }: ChanoyuGame, reached: (happening: ChanoyuPlayed) => boolean,
): readonly ChanoyuPlayed[] {
  return momentOf(chanoyu, bots.chanoyu.sensible, { seats, options: { scoring, trickMemory: 'last' } }, reached, game);
}

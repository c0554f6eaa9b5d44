import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type Happening, momentOf } from '../../stories/playedGame.ts';

/** What happened in a game of Chanoyu, one thing after the other. */
export type ChanoyuHappening = Happening<ChanoyuState, ChanoyuEvent>;

/** Which of the stories' games: so many seats, the same shuffles for the same number. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/** A moment in the first game from the one named on in which it comes. */
export function chanoyuMoment(
  { seats, game, scoring = 'links' }: ChanoyuGame, reached: (happening: ChanoyuHappening) => boolean,
): readonly ChanoyuHappening[] {
  return momentOf(chanoyu, bots.chanoyu, { seats, options: { scoring, trickMemory: 'last' } }, reached, game);
}

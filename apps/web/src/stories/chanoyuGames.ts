import { bots } from '@chinwag/bots';
import { chanoyu, type ChanoyuEvent, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { type Happening, playedGame, upTo } from './playedGame.ts';

/** What happened in a game of Chanoyu, one thing after the other. */
export type ChanoyuHappening = Happening<ChanoyuState, ChanoyuEvent>;

/** Which of the stories' games: so many seats, the same shuffles for the same number. */
export interface ChanoyuGame {
  readonly seats: number;
  readonly game: number;
  readonly scoring?: Scoring;
}

/** A whole game played by bots: the same every time. */
function chanoyuGame({ seats, game, scoring = 'links' }: ChanoyuGame): readonly ChanoyuHappening[] {
  const seed = game.toString(16).padStart(64, '0');
  return playedGame(chanoyu, bots.chanoyu, { seats, owner: 0, options: { scoring, trickMemory: 'last' }, seed });
}

const GAMES = 300;

/** A moment in the first game from the one named on in which it comes. */
export function momentOf(first: ChanoyuGame, reached: (happening: ChanoyuHappening) => boolean): readonly ChanoyuHappening[] {
  for (let game = first.game; game < first.game + GAMES; game++) {
    const happenings = chanoyuGame({ ...first, game });
    if (happenings.some(reached)) return upTo(happenings, reached);
  }
  throw new Error('no game has such a moment');
}

import { findJudge, type Review, reviewing, type ReviewProgress } from '@chinwag/bots';
import { findGame } from '@chinwag/rules';
import type { ReviewRequest } from './reviewMessages.ts';

/** The authors of moves that were not the player's own. */
const IN_THEIR_PLACE = ['stand-in', 'clock'];

/** Reviews a game step by step: yields the progress and returns the review. Throws if the game has no strong bot to judge it. */
export function reviewGame({ recorded, seat }: ReviewRequest): Generator<ReviewProgress, Review> {
  const game = findGame(recorded.game);
  const judge = findJudge(recorded.game);
  if (game === null || judge === null) throw new Error(`nobody judges ${recorded.game}`);
  const { setup: { seats, owner, options, seed }, moves, ending } = recorded;
  return reviewing(game, judge, {
    played: { seats: Array.from({ length: seats }), owner, options, seed, moves, ending },
    seat,
    own: (move) => !IN_THEIR_PLACE.includes(moves[move]?.by ?? ''),
  });
}

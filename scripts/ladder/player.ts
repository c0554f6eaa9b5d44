import { defaultOptions, findGame } from '@chinwag/rules';
import { type MatchOutcome, playMatch } from './match.ts';
import { contestantIn, type Pair } from './pairs.ts';

/** A deal to play once with the candidate in each seat. */
export interface Task {
  readonly pair: Pair;
  /** The number of the deal: the same number gives the same cards. */
  readonly number: number;
  /** The maximum number of playouts per decision. */
  readonly playouts: number;
}

/** The number of players in a game with a variable number of seats. */
const USUAL_SEATS = 4;

/** A process that plays the deals that it receives, and answers with their outcomes, one for each seat. */
process.on('message', (task: Task) => process.send?.(play(task)));

function play({ pair: { game: id, candidate, others }, number, playouts }: Task): readonly MatchOutcome[] {
  const game = findGame(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  const { min, max } = game.seats;
  const seats = Math.min(max, Math.max(min, USUAL_SEATS));
  const players = { candidate: contestantIn(id, candidate), others: contestantIn(id, others) };
  return Array.from({ length: seats }, (_, seat) =>
    playMatch({ game, options: defaultOptions(game.options), seats, seat, number, playouts, ...players }),
  );
}

import type { Game, GameState, Parser, Tagged } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * Returns the move to make for `seat` after a timeout: `wanted` if the game's `timeOut` offers it, or the first offer if not.
 * Returns null for a seat that is not to act. `wanted` may be missing or come from an untrusted source.
 */
export function moveAtTimeOut<State extends GameState, Move extends Tagged>(
  game: Pick<Game<never, State, Move, never>, 'move' | 'timeOut'>,
  state: State,
  seat: Seat,
  wanted: unknown,
): Move | null {
  const offered = game.timeOut(state, seat);
  const text = textOf(game.move, wanted);
  return offered.find((move) => textOf(game.move, move) === text) ?? offered[0] ?? null;
}

/** Returns a move as text, with its fields in the order in which the game reads them. Returns null for input that is no move. */
function textOf(parser: Parser<Tagged>, move: unknown): string | null {
  const parsed = parser.safeParse(move);
  return parsed.success ? JSON.stringify(parsed.data) : null;
}

import type { Game, GameState, Parser, Tagged } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * The move that is made for `seat`, whose time is out: the one that is `wanted`, if it is one of those that the game's time-out
 * offers; else the first of these. Null for a seat that is not asked anything. `wanted` may come from anywhere, and may be nothing.
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

/** A move as text, its fields in the order in which the game itself reads them; null for what is no move. */
function textOf(parser: Parser<Tagged>, move: unknown): string | null {
  const parsed = parser.safeParse(move);
  return parsed.success ? JSON.stringify(parsed.data) : null;
}

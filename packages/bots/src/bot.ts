import type { GameState, Seat, Tagged } from '@chinwag/rules';

/**
 * A player that is given only what its seat may see: `view` is what `hide` leaves for `seat`.
 * It must be awaited; it answers one of its lawful moves, the same one for the same view. `among` are kinds of move it is
 * limited to; all lawful ones if left out.
 */
export interface Bot<State extends GameState, Move extends Tagged> {
  choose(view: State, seat: Seat, among?: readonly Move['type'][]): Move;
}

/** Any bot, its state and moves known only as far as the house itself needs them. */
export type AnyBot = Bot<GameState, Tagged>;

/** The lawful moves of a seat, of these kinds only if any are named. */
export function lawfulMoves<State extends GameState, Move extends Tagged>(
  game: { legalMoves(state: State, seat: Seat): readonly Move[] },
  view: State,
  seat: Seat,
  among: readonly Move['type'][] | undefined,
): readonly Move[] {
  const lawful = game.legalMoves(view, seat);
  return among === undefined ? lawful : lawful.filter(({ type }) => among.includes(type));
}

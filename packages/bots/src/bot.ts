import type { GameState, Seat, Tagged } from '@chinwag/rules';

/**
 * A player that is given only what its seat may see: `view` is what `hide` leaves for `seat`.
 * It must be awaited; it answers one of its lawful moves, the same one for the same view.
 */
export interface Bot<State extends GameState, Move extends Tagged> {
  choose(view: State, seat: Seat): Move;
}

/** Any bot, its state and moves known only as far as the house itself needs them. */
export type AnyBot = Bot<GameState, Tagged>;

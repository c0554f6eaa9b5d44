import type { GameState, Seat, Tagged } from '@chinwag/rules';

/**
 * A player that is given only what its seat may see: `view` is what `hide` leaves for `seat`.
 * Its decision must be pending; it answers one of its lawful moves, the same one for the same view. `among` are the moves it may
 * choose from, several of those that are listed, where a rule does not leave it all; all lawful ones if left out.
 */
export interface Bot<State extends GameState, Move extends Tagged> {
  choose(view: State, seat: Seat, among?: readonly Move[]): Move;
}

/** Any bot, its state and moves known only as far as the server itself needs them. */
export type AnyBot = Bot<GameState, Tagged>;

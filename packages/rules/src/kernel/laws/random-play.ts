import type { GameState, Setup, Tagged } from '../game.ts';
import { type Chooser, type Playable, type Playthrough, playGame } from '../play.ts';
import type { Seat } from '../seat.ts';
import { pick, type Random } from './random.ts';

/** The parts of a game that determine the seats to act and their moves. */
interface Awaiting<State, Move> {
  actors(state: State): readonly Seat[];
  legalMoves(state: State, seat: Seat): readonly Move[];
}

/** Returns the playthrough of a random game, by `randomChooser`, to its end or for `mostMoves` moves. */
export function playRandomly<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Playable<Options, State, Move, Event> & Awaiting<State, Move>,
  setup: Setup<Options>,
  random: Random,
  mostMoves = Number.POSITIVE_INFINITY,
): Playthrough<Options, State, Move, Event> {
  return playGame(game, setup, randomChooser(game, random), mostMoves);
}

/**
 * Returns a chooser that picks a random seat to act, and one of its listed moves. In half of the decisions, it draws the kind of
 * move first, so that kinds with few moves also occur. The chooser stops if there is no seat to act, or no listed move.
 */
export function randomChooser<State, Move extends Tagged>(
  game: Awaiting<State, Move>,
  random: Random,
): Chooser<State, Move> {
  return (state) => {
    const actors = game.actors(state);
    if (actors.length === 0) return null;
    const seat = pick(actors, random);
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) return null;
    if (random.below(2) === 0) return { seat, move: pick(moves, random) };
    const type = pick([...new Set(moves.map((move) => move.type))], random);
    return { seat, move: pick(moves.filter((move) => move.type === type), random) };
  };
}

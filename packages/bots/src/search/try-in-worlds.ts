import { effectively } from './effectively.ts';
import { gated } from './gate.ts';

/** The minimum number of worlds to overrule the default move. */
const FEWEST_WORLDS = 8;

/** The input for a search that tries moves in sampled worlds. */
export interface Trials<Move, World> {
  readonly moves: readonly Move[];
  /** The move to make without search, which is one of `moves`. */
  readonly usual: Move;
  /** The maximum total number of playouts. */
  readonly playouts: number;
  /** Returns `count` worlds that agree with the seat's knowledge. */
  readonly worlds: (count: number) => Iterable<World>;
  /** Returns the value of a move in a world, where higher is better. The world stays unchanged. */
  worth(move: Move, world: World): number;
}

/** Returns the default move, unless a different move is clearly better. Tries every move in the same sampled worlds. */
export function tryInWorlds<Move extends object, World>(trials: Trials<Move, World>): Move {
  const { moves, usual, playouts, worlds } = trials;
  const count = Math.floor(playouts / Math.max(1, moves.length));
  if (moves.length < 2 || count < FEWEST_WORLDS) return usual;
  const at = indexOfMove(moves, usual);
  if (at < 0) return usual;
  const taken = [...worlds(count)];
  const results = moves.map((move) => worths(trials, move, taken));
  return moves[gated(at, results, effectively(taken))] ?? usual;
}

/** Returns the value of a move in each world. Does not try a world again that repeats the previous one. */
function worths<Move, World>(trials: Trials<Move, World>, move: Move, worlds: readonly World[]): readonly number[] {
  let worth = 0;
  return worlds.map((world, index) => {
    if (index === 0 || world !== worlds[index - 1]) worth = trials.worth(move, world);
    return worth;
  });
}

/** Returns the index of a move in a list, or −1 if the list does not contain the move. */
export function indexOfMove(moves: readonly object[], move: object): number {
  const text = JSON.stringify(move);
  return moves.findIndex((other) => JSON.stringify(other) === text);
}

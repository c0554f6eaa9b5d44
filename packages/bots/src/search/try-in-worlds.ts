import { effectively } from './effectively.ts';
import { gated } from './gate.ts';

/** Fewer worlds than this say too little to overrule anybody. */
const FEWEST_WORLDS = 8;

/** What it takes to try some moves in worlds that may be. */
export interface Trials<Move, World> {
  readonly moves: readonly Move[];
  /** What one would do without trying, one of the moves. */
  readonly usual: Move;
  /** How many trials there may be in all. */
  readonly playouts: number;
  /** So many worlds that agree with what is known. */
  readonly worlds: (count: number) => Iterable<World>;
  /** What a move comes to in a world, more being better. The world stays as it is. */
  worth(move: Move, world: World): number;
}

/** The usual move, unless another is clearly better in worlds that may be, each move being tried in every one of them. */
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

/** What a move comes to in each of some worlds: one that follows itself is tried once. */
function worths<Move, World>(trials: Trials<Move, World>, move: Move, worlds: readonly World[]): readonly number[] {
  let worth = 0;
  return worlds.map((world, index) => {
    if (index === 0 || world !== worlds[index - 1]) worth = trials.worth(move, world);
    return worth;
  });
}

/** The place of a move among others; −1 if it is none of them. */
export function indexOfMove(moves: readonly object[], move: object): number {
  const text = JSON.stringify(move);
  return moves.findIndex((other) => JSON.stringify(other) === text);
}

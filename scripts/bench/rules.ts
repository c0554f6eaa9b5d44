import { type AnyGame, defaultOptions, evolveAll, games } from '@chinwag/rules';
import { playMutableDeal } from './mutable-loop.ts';

const ROUNDS = 7;
const ROUND_MS = 700;

/**
 * Benchmarks the rules: moves per second on one thread, in random whole games, alternating with the mutable loop in the same run.
 */
export function benchRules(): void {
  const runs = new Map<string, () => number>([['mutable loop', playMutableDeal]]);
  for (const game of Object.values<AnyGame>(games)) {
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      runs.set(`${game.id}, ${seats} seats`, randomGames(game, seats));
    }
  }
  const rates = new Map([...runs.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, play] of runs) rates.get(name)?.push(movesPerSecond(play));
  }
  const limit = median(rates.get('mutable loop') ?? []);
  console.log('\nRules: random whole games, moves a second on one thread (median of rounds taken in turns)');
  for (const [name, seen] of rates) {
    const rate = median(seen);
    const millions = (rate / 1e6).toFixed(2).padStart(7);
    console.log(`  ${name.padEnd(24)} ${millions} M/s   1/${(limit / rate).toFixed(1)} of the mutable loop`);
  }
}

function movesPerSecond(play: () => number): number {
  const start = performance.now();
  let moves = 0;
  while (performance.now() - start < ROUND_MS) moves += play();
  return moves / ((performance.now() - start) / 1000);
}

/**
 * Returns a function that plays one random game: begin, then legal moves, check, decide and evolve for every move. The function
 * returns the number of moves.
 */
function randomGames(game: AnyGame, seats: number): () => number {
  const options = defaultOptions(game.options);
  let random = 0x2545f491;
  const below = (bound: number): number => {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return (random >>> 0) % bound;
  };
  return () => {
    const seed = below(2 ** 31).toString(16).padStart(64, '0');
    const opening = game.begin({ seats, owner: 0, options, seed });
    let state = evolveAll(game, opening.state, opening.events);
    let moves = 0;
    for (;;) {
      const actors = game.actors(state);
      const seat = actors[actors.length > 1 ? below(actors.length) : 0];
      if (seat === undefined) return moves;
      const legal = game.legalMoves(state, seat);
      const move = legal[below(legal.length)];
      if (move === undefined || game.check(state, seat, move) !== null) throw new Error(`${game.id}: no lawful move`);
      state = evolveAll(game, state, game.decide(state, seat, move));
      moves += 1;
    }
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

import { type AnyGame, defaultOptions, games, type GameState, stepsOf, type Tagged } from '@chinwag/rules';
import { checkGameFile } from '@chinwag/rules/game-file';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { packMoves } from '../../apps/server/src/store/packed-moves.ts';
import { stateAt, type Timeline, timelineOf } from '../../apps/web/src/replay/timeline.ts';

const MOST_TO_A_MOMENT = 50;
const MOST_BYTES_A_MOVE = 40;
const MOST_TO_CHECK = 200;
/** The number of moves in the game that is checked. */
const CHECKED_MOVES = 500;

/** Benchmarks replays of random games of every kind: preparing a whole game, and jumping to any event as seen from one seat. */
export function benchReplay(): void {
  console.log('\nReplay: a whole random game with its usual rules');
  for (const game of Object.values<AnyGame>(games)) {
    const setup = { seats: game.seats.max, owner: 0, options: defaultOptions<object>(game.options), seed: '5eed'.repeat(16) };
    const events = eventsOf(game, setup);
    timelineOf(asScreen(game), setup, events);
    const start = performance.now();
    const timeline = timelineOf(asScreen(game), setup, events);
    const laidOut = performance.now() - start;
    const moments = Array.from(events.keys(), (at) => quickly(() => timeToReach(timeline, at)));
    const times = moments.toSorted((a, b) => a - b);
    const shown = [laidOut, times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0].map((ms) => ms.toFixed(2).padStart(6));
    console.log(
      `  ${game.id.padEnd(14)} ${String(events.length).padStart(5)} events: laid out in ${shown[0]} ms, any moment in ` +
        `${shown[1]} ms (median), ${shown[2]} ms (worst, ${ratio(times.at(-1) ?? 0, MOST_TO_A_MOMENT)})`,
    );
    benchStored(game);
  }
}

/** Prints the size of a stored game per move, and the time to check such a game from a file. */
function benchStored(game: AnyGame): void {
  const file = playedFile(game);
  const { length } = file.moves;
  const bytes = packMoves(file.moves.map(({ seat, by, move }) => ({ seat, by, move }))).length / length;
  checkGameFile(game, file);
  const start = performance.now();
  checkGameFile(game, file);
  const checked = ((performance.now() - start) * CHECKED_MOVES) / length;
  console.log(
    `  ${''.padEnd(14)} ${String(length).padStart(5)} moves: ${bytes.toFixed(1)} bytes a move ` +
      `(${ratio(bytes, MOST_BYTES_A_MOVE)}), ${CHECKED_MOVES} of them checked in ${checked.toFixed(0)} ms ` +
      `(${ratio(checked, MOST_TO_CHECK)})`,
  );
}

/** Returns the better time of two runs, because other processes may disturb one of them. */
function quickly(time: () => number): number {
  return Math.min(time(), time());
}

function ratio(figure: number, most: number): string {
  return `${(figure / most).toFixed(2)} of ${most}`;
}

function eventsOf(game: AnyGame, setup: Parameters<AnyGame['begin']>[0]): readonly Tagged[] {
  let dice = 7;
  const steps = stepsOf<object, GameState, Tagged, Tagged>(game, setup, (state) => {
    const [seat] = game.actors(state);
    if (seat === undefined) return null;
    const moves = game.legalMoves(state, seat);
    dice = (dice * 1_103_515_245 + 12_345) % 2 ** 31;
    const move = moves[(dice >> 8) % moves.length];
    return move === undefined ? null : { seat, move };
  });
  return [...steps].flatMap((step) => step.events);
}

/** Returns a table that pauses after every event. */
function asScreen(game: AnyGame): Parameters<typeof timelineOf>[0] {
  return { game: game as never, restAfter: () => 1, opensScoreSheet: () => false };
}

function timeToReach(timeline: Timeline, moment: number): number {
  const start = performance.now();
  timeline.game.hide(stateAt(timeline, moment), 0);
  return performance.now() - start;
}

import { type AnyGame, defaultOptions, games, type GameState, stepsOf, type Tagged } from '@chinwag/rules';
import { stateAt, type Timeline, timelineOf } from '../../apps/web/src/replay/timeline.ts';

/** How long it takes to lay a whole game out, and to come to any moment of it as one seat saw it: random games of every kind. */
export function benchReplay(): void {
  console.log('\nReplay: a whole random game with its usual rules');
  for (const game of Object.values<AnyGame>(games)) {
    const setup = { seats: game.seats.max, owner: 0, options: defaultOptions<object>(game.options), seed: '5eed'.repeat(16) };
    const events = eventsOf(game, setup);
    timelineOf(asScreen(game), setup, events);
    const start = performance.now();
    const timeline = timelineOf(asScreen(game), setup, events);
    const laidOut = performance.now() - start;
    const times = Array.from({ length: events.length }, (_, at) => timeToReach(timeline, at)).toSorted((a, b) => a - b);
    const shown = [laidOut, times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0].map((ms) => ms.toFixed(2).padStart(6));
    console.log(
      `  ${game.id.padEnd(14)} ${String(events.length).padStart(5)} events: laid out in ${shown[0]} ms, any moment in ` +
        `${shown[1]} ms (median), ${shown[2]} ms (worst)`,
    );
  }
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

/** A table that rests after everything. */
function asScreen(game: AnyGame): Parameters<typeof timelineOf>[0] {
  return { game: game as never, restAfter: () => 1, opensScoreSheet: () => false };
}

function timeToReach(timeline: Timeline, position: number): number {
  const start = performance.now();
  timeline.game.hide(stateAt(timeline, position), 0);
  return performance.now() - start;
}

import { describe, expect, it } from 'vitest';
import { playedFile } from '../game-file/testing/played-file.ts';
import { checkGameFile } from '../game-file/check.ts';
import { replay } from '../game-file/replay.ts';
import { type AnyGame, evolveAll, type GameState, hideEvents } from '../kernel/game.ts';
import { seenAgain } from '../kernel/looking-back.ts';
import { allSeats } from '../kernel/seat.ts';
import { isTakeBack, isTakenBack } from '../kernel/taking-back.ts';
import { games } from './games.ts';

const all = Object.values<AnyGame>(games);

/** Returns a random game with moves taken back, replayed step by step. */
function played(game: AnyGame) {
  const file = playedFile(game, game.seats.min, {}, 12);
  return { file, steps: [...replay(game, file)] };
}

describe.each(all)('a game of $id with take-backs', (game) => {
  const { file, steps } = played(game);

  it('records the take-backs as moves in a valid file of version 2', () => {
    expect(file.moves.filter(({ move }) => isTakeBack(move))).toHaveLength(12);
    expect(file.version).toBe(2);
    expect(checkGameFile(game, file)).toBeNull();
  });

  it('returns to the state before the move that was taken back', () => {
    for (const { before, events, after } of steps) {
      const [event] = events;
      if (event === undefined || !isTakenBack(event)) continue;
      const first = steps.find(({ number }) => numberOfFirst(steps, number) === event.from);
      expect(after).toEqual(first?.before);
      expect(after).not.toEqual(before);
    }
  });

  it('folds the events of every viewer to the view of the final state', () => {
    const viewers = [...allSeats(game.seats.min), 'spectator' as const, 'all-hands' as const];
    for (const viewer of viewers) {
      let view: GameState = game.hide(game.begin({ ...file, seats: file.seats.length }).state, viewer);
      for (const { before, events } of steps) view = evolveAll(game, view, hideEvents(game, events, viewer, before));
      expect(view).toEqual(game.hide(steps.at(-1)?.after ?? view, viewer));
    }
  });

  it('replays a take-back with the view seen then, without the cards of tricks closed since', () => {
    const events = steps.flatMap((step) => step.events);
    const begin = steps[0]?.before;
    const end = events.findIndex(({ type }) => game.dealEnds.includes(type));
    if (begin === undefined) throw new Error('nothing happened');
    const own = events.slice(0, end);
    const now = evolveAll(game, begin, own);
    const again = seenAgain(game, { begin, from: 1, events: own }, 'spectator', now);
    const fold = evolveAll(game, game.hide(begin, 'spectator'), again);
    expect(fold.phase.name).toBe(now.phase.name);
    for (const event of again) {
      if (!isTakenBack(event)) continue;
      const before = evolveAll(game, game.hide(begin, 'spectator'), again.slice(0, event.from - 1));
      expect(event.state).toEqual(before);
    }
  });
});

function numberOfFirst(steps: ReturnType<typeof played>['steps'], number: number): number {
  return 1 + steps.slice(0, number).reduce((sum, { events }) => sum + events.length, 0);
}

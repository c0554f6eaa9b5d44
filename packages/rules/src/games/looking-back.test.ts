import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../kernel/cards.ts';
import { type AnyGame, evolveAll, type GameState, hideEvents, type Tagged } from '../kernel/game.ts';
import { isOpenTrick } from '../kernel/game-tricks.ts';
import { seenAgain } from '../kernel/looking-back.ts';
import { defaultOptions } from '../kernel/options.ts';
import { playGame } from '../kernel/play.ts';
import { allSeats, type Viewer } from '../kernel/seat.ts';
import { games } from './games.ts';

interface SoFar {
  readonly begin: GameState;
  readonly from: number;
  readonly events: readonly Tagged[];
  readonly now: GameState;
}

/** Returns the first part of a game of first legal moves: everything that has happened, after each move. */
function allSoFar(game: AnyGame): readonly SoFar[] {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  const { steps } = playGame<object, GameState, Tagged, Tagged>(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const [move] = game.legalMoves(state, seat);
    return move === undefined ? null : { seat, move };
  }, 60);
  const begin = game.begin(setup).state;
  return steps.map((_, k) => {
    const events = steps.slice(0, k + 1).flatMap((step) => step.events);
    return { begin, from: 1, events, now: evolveAll(game, begin, events) };
  });
}

const withTricks = Object.values<AnyGame>(games).filter(({ tricks }) => tricks !== null);

describe.each(Object.values<AnyGame>(games))('replay of the deal of $id', (game) => {
  const viewers: readonly Viewer[] = [...allSeats(game.seats.max), 'spectator', 'all-hands'];

  it('folds without an error for every viewer, to the same phase and records', () => {
    for (const { begin, from, events, now } of allSoFar(game).slice(-12)) {
      for (const viewer of viewers) {
        const again = evolveAll(game, game.hide(begin, viewer), seenAgain(game, { begin, from, events }, viewer, now));
        expect(again.records).toHaveLength(now.records.length);
        expect(again.phase.name).toBe(now.phase.name);
      }
    }
  });

  it('shows nothing that was hidden when it happened', () => {
    for (const { begin, from, events, now } of allSoFar(game).slice(-3)) {
      for (const viewer of viewers) {
        const first = hideEvents(game, events, viewer, begin);
        seenAgain(game, { begin, from, events }, viewer, now).forEach((event, at) => {
          const shown = JSON.stringify(event);
          expect([JSON.stringify(first[at]), turnedDown(game, first[at])]).toContain(shown);
        });
      }
    }
  });
});

describe.each(withTricks)('CW4.6, CP3.2, CN4.5, SL3.4: tricks of $id in a replay', (game) => {
  it('hides every card of a closed trick from a spectator', () => {
    const [shown, due] = [Array.of<string>(), Array.of<string>()];
    for (const { begin, from, events, now } of allSoFar(game)) {
      const open = game.tricks?.open(now) ?? 'all';
      const again = seenAgain(game, { begin, from, events }, 'spectator', now);
      let state = begin;
      for (const [at, event] of events.entries()) {
        const number = game.tricks?.number(state);
        state = game.evolve(state, event);
        if (number === undefined || game.tricks?.cards[event.type] === undefined) continue;
        shown.push(JSON.stringify(again[at]));
        due.push(isOpenTrick(number, open) ? JSON.stringify(event) : turnedDown(game, event));
      }
    }
    expect(shown).toEqual(due);
    expect(due.filter((event) => event.includes(HIDDEN)).length).toBeGreaterThan(0);
  });

  it('still shows a player their own cards', () => {
    const last = allSoFar(game).at(-1);
    if (last === undefined) throw new Error('nothing happened');
    const seen = seenAgain(game, last, 0, last.now);
    const own = seen.filter((event) => Reflect.get(event, 'seat') === 0 && event.type === 'cardPlayed');
    expect(own.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toContain(HIDDEN);
  });
});

/** Returns an event in wire format, with every card of a trick replaced by a hidden card. */
function turnedDown(game: AnyGame, event: Tagged | undefined): string {
  const fields = event === undefined ? [] : (game.tricks?.cards[event.type] ?? []);
  const closed = fields.map((field) => {
    const cards: unknown = event && Reflect.get(event, field);
    return [field, Array.isArray(cards) ? cards.map(() => HIDDEN) : HIDDEN];
  });
  return JSON.stringify({ ...event, ...Object.fromEntries(closed) });
}

import { evolveAll, type Game, type GameState, type Guessing, hideEvents, type Tagged } from '@chinwag/rules';
import { expect, it } from 'vitest';
import type { Players, Thought } from '../bot.ts';

/** A short game for testing the strong bot. */
export interface SearchedGame<Options, State extends GameState, Move extends Tagged, Event extends Tagged, Memory extends object> {
  readonly game: Game<Options, State, Move, Event>;
  readonly guessing: Guessing<State, Event, Memory>;
  readonly players: Required<Players<State, Move, Memory>>;
  readonly seats: number;
  readonly options: Options;
}

const SEED = 'ab'.repeat(32);
const STRONG = 1;
/** A number of playouts that sometimes changes the choice. */
const SOME = 90;
const MANY = 1200;

/** Yields the decisions of one seat in a complete game; sensible bots have the other seats. */
function* thoughts<Options, State extends GameState, Move extends Tagged, Event extends Tagged, Memory extends object>(
  { game, guessing, players, seats, options }: SearchedGame<Options, State, Move, Event, Memory>,
  playouts: number,
): Generator<Thought<State, Move, Memory>, void> {
  const opened = game.begin({ seats, owner: null, options, seed: SEED });
  let state = opened.state;
  let memory = guessing.nothing;
  const happen = (events: readonly Event[]): void => {
    for (const event of hideEvents(game, events, STRONG, state)) memory = guessing.remember(memory, event);
    state = evolveAll(game, state, events);
  };
  happen(opened.events);
  while (game.result(state) === null) {
    const [seat = 0] = game.actors(state);
    const thought = { view: game.hide(state, seat), seat, seed: SEED, memory: seat === STRONG ? memory : null, playouts };
    if (seat === STRONG) yield thought;
    happen(game.decide(state, seat, players[seat === STRONG ? 'strong' : 'sensible'].choose(thought)));
  }
}

/**
 * Declares the tests that a strong bot must pass: its moves are legal, reproducible, and sometimes different from a sensible bot's.
 */
export function describeStrong<Options, State extends GameState, Move extends Tagged, Event extends Tagged, Memory extends object>(
  strongGame: SearchedGame<Options, State, Move, Event, Memory>,
): void {
  const { game, players: { strong, sensible } } = strongGame;

  it('a strong bot plays legal moves, the same for the same input, and sometimes other than a sensible one', () => {
    let otherwise = 0;
    for (const thought of thoughts(strongGame, SOME)) {
      const move = strong.choose(thought);
      expect(game.check(thought.view, thought.seat, move)).toBeNull();
      const again = JSON.parse(JSON.stringify(thought)) as typeof thought;
      expect(strong.choose(again)).toEqual(move);
      if (JSON.stringify(move) !== JSON.stringify(sensible.choose(thought))) otherwise += 1;
    }
    expect(otherwise).toBeGreaterThan(3);
  });

  it('a strong bot without memory or playouts plays like a sensible one', () => {
    for (const thought of thoughts(strongGame, 0)) {
      const usual = sensible.choose(thought);
      expect(strong.choose(thought)).toEqual(usual);
      expect(strong.choose({ ...thought, memory: null, playouts: MANY })).toEqual(usual);
    }
  });
}

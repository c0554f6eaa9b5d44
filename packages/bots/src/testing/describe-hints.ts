import type { Game, GameState, Seat, Tagged } from '@chinwag/rules';
import { pick, type Random, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { type Bot, plainThought } from '../bot.ts';
import type { Hinter } from '../hint.ts';

/** A hint with its move, the view it came from, and the true state. */
export interface HintGiven<State, Move> {
  readonly view: State;
  readonly seat: Seat;
  readonly move: Move;
  /** The true state with all hands; `view` is the part that the seat sees. */
  readonly real: State;
}

/**
 * For each kind of reason, the claim that it makes. Tests check the claim against the game, independently of how the bot found the
 * reason.
 */
export type HintClaims<State, Move, Reason extends { readonly kind: string }> = {
  readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: Kind }>, given: HintGiven<State, Move>) => boolean;
};

/** The games that are played to collect hints. */
export interface HintGames<Options, Kind> {
  /** The seats and options of each table. */
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
  /** The number of games at each table, and of decisions checked in each game. */
  readonly games: number;
  readonly decisions: number;
  /** Reasons that are too rare to occur in these games. */
  readonly rare?: readonly Kind[];
}

/* One in this many decisions is random, so that hints are tested in positions that a sensible player never reaches. */
const BY_CHANCE = 4;

/** Declares the tests that all hints of a game must pass: each is legal, true, the sensible bot's move, and the same each time. */
export function describeHints<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, Reason extends { readonly kind: string },
>(
  game: Game<Options, State, Move, Event>,
  { sensible, hint }: { readonly sensible: Bot<State, Move>; readonly hint: Hinter<State, Move, Reason> },
  claims: HintClaims<State, Move, Reason>,
  { tables, games, decisions, rare = [] }: HintGames<Options, Reason['kind']>,
): void {
  const known = new Map<string, (reason: never, given: HintGiven<State, Move>) => boolean>(Object.entries(claims));
  const decided = (real: State, random: Random, look: (reason: Reason, given: HintGiven<State, Move>) => void) => {
    const seat = pick(game.actors(real), random);
    const view = game.hide(real, seat);
    const { move, reason } = hint(view, seat);
    expect(game.check(view, seat, move)).toBeNull();
    expect(move).toEqual(sensible.choose(plainThought(view, seat)));
    expect(hint(JSON.parse(JSON.stringify(view)) as typeof view, seat)).toEqual({ move, reason });
    look(reason, { view, seat, move, real });
    return game.decide(real, seat, random.below(BY_CHANCE) === 0 ? pick(game.legalMoves(view, seat), random) : move);
  };

  it(`a hint in ${game.id} is the sensible bot’s move, legal, the same on every request, and true`, () => {
    const untrue: string[] = [];
    const seen = new Set<string>();
    for (const [at, { seats, options }] of tables.entries()) {
      for (let number = 0; number < games; number++) {
        const random = randomFrom(1000 * at + number);
        const { state: started, events } = game.begin({ seats, owner: null, options, seed: randomSeed(random) });
        let state = events.reduce((before, event) => game.evolve(before, event), started);
        for (let made = 0; made < decisions && game.actors(state).length > 0; made++) {
          const happened = decided(state, random, (reason, given) => {
            seen.add(reason.kind);
            if (known.get(reason.kind)?.(reason as never, given) !== true) {
              untrue.push(`${JSON.stringify(reason)}, decision ${made} of game ${number} at table ${at}`);
            }
          });
          state = happened.reduce((before, event) => game.evolve(before, event), state);
        }
      }
    }
    expect(untrue).toEqual([]);
    expect(Object.keys(claims).filter((kind) => !seen.has(kind) && !rare.some((each) => each === kind))).toEqual([]);
  });
}

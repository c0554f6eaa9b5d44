import type { Game, GameState, Setup, Tagged } from '../game.ts';
import { randomFrom } from './random.ts';
import { playRandomly } from './random-play.ts';

/** A pending decision, with the moves that the table may make if its player does not answer in time. */
interface Silence<State, Move> {
  readonly state: State;
  readonly lawful: readonly Move[];
  readonly done: readonly Move[];
}

const GAMES = 4;
const MOVES = 600;

/**
 * Returns every decision in this phase in a few random games. Throws if the phase never occurs, because the test would check
 * nothing.
 */
export function silencesIn<State extends GameState, Move extends Tagged, Event extends Tagged, Options>(
  game: Game<Options, State, Move, Event>,
  setup: Omit<Setup<Options>, 'seed'>,
  phase: State['phase']['name'],
): readonly Silence<State, Move>[] {
  const silences = Array.from({ length: GAMES }, (_, at) => {
    const seed = `${at + 1}d`.repeat(32);
    const { steps } = playRandomly(game, { ...setup, seed }, randomFrom(at + 1), MOVES);
    return steps.flatMap(({ after }) => (after.phase.name === phase ? asked(game, after) : []));
  }).flat();
  if (silences.length === 0) throw new Error(`no decision occurred in ${phase}`);
  return silences;
}

function asked<State extends GameState, Move extends Tagged, Event extends Tagged, Options>(
  game: Game<Options, State, Move, Event>,
  state: State,
): readonly Silence<State, Move>[] {
  return game.actors(state).map((seat) => ({
    state,
    lawful: game.legalMoves(state, seat),
    done: game.timeOut(state, seat),
  }));
}

/** Returns the kinds of these moves, without repeats. */
export function kindsOf(moves: readonly Tagged[]): readonly string[] {
  return [...new Set(moves.map(({ type }) => type))];
}

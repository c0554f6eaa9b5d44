import { canonicalJson } from '../fair/canonical-json.ts';
import { SetupRefused } from '../kernel/define-game.ts';
import type { AnyGame, GameState, Tagged } from '../kernel/game.ts';
import { attemptOrTakeBack, TakingBack } from '../kernel/taking-back.ts';
import type { UntrueFile } from './faults.ts';
import type { FileMove, GameFile, GameRecord } from './format.ts';

/** The parts of a game's rules that a replay needs. */
export type PlayedAgain = Pick<AnyGame, 'id' | 'begin' | 'attempt' | 'evolve' | 'result' | 'revealingEvents' | 'dealEnds'>;

/** The parts of a file that a replay needs. */
export type PlayedFile = Pick<GameFile, 'options' | 'owner' | 'seed'> & Pick<GameRecord, 'ending'> & {
  readonly seats: readonly unknown[];
  readonly moves: readonly Pick<FileMove, 'seat' | 'move'>[];
};

/** One replayed step: the opening (number 0) or a move, with the events that the rules produce. */
export interface ReplayedStep {
  readonly number: number;
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly after: GameState;
}

/**
 * Replays a game step by step from its moves, including take-backs. Yields each step. Returns the first fault, or null if there is
 * none.
 */
export function* replay(
  game: PlayedAgain,
  { options, owner, seed, seats, moves, ending }: PlayedFile,
): Generator<ReplayedStep, UntrueFile | null> {
  const opening = started(game, { options, owner, seed, seats: seats.length });
  if (opening === null) return { code: 'file-setup' };
  let before = opening.state;
  let after = folded(game, before, opening.events);
  yield { number: 0, before, events: opening.events, after };
  const taking = new TakingBack(game);
  let from = 1 + opening.events.length;
  for (const [at, { seat, move }] of moves.entries()) {
    before = after;
    if (game.result(before) !== null) return { code: 'file-move-after-end', move: at + 1 };
    if (seat >= seats.length) return { code: 'file-move-unlawful', move: at + 1, seat, rule: '' };
    const attempt = attemptOrTakeBack(game, taking, before, seat, move);
    if (!attempt.ok) return { code: 'file-move-unlawful', move: at + 1, seat, rule: attempt.violation.rule };
    const isLast = ending === 'last-deal' && at === moves.length - 1;
    const events = isLast ? upToDealEnd(game, attempt.events) : attempt.events;
    after = folded(game, before, events);
    taking.follow({ seat, before, events, from });
    from += events.length;
    yield { number: at + 1, before, events, after };
  }
  return null;
}

/** Returns the events up to the end of an agreed last deal, after which no deal was dealt. */
function upToDealEnd({ dealEnds }: PlayedAgain, events: readonly Tagged[]): readonly Tagged[] {
  const end = events.findIndex(({ type }) => dealEnds.includes(type));
  return end < 0 ? events : events.slice(0, end + 1);
}

/** Returns the number, from 1, of the first event at which two lists differ, or null if they are equal. */
export function firstOther(some: readonly Tagged[], others: readonly Tagged[]): number | null {
  for (let at = 0; at < Math.max(some.length, others.length); at++) {
    // Most events are equal as they are; only the rest need their fields reordered.
    if (JSON.stringify(some[at]) === JSON.stringify(others[at])) continue;
    if (canonicalJson(some[at]) !== canonicalJson(others[at])) return at + 1;
  }
  return null;
}

function started(game: PlayedAgain, setup: Parameters<AnyGame['begin']>[0]): ReturnType<AnyGame['begin']> | null {
  try {
    return game.begin(setup);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}

function folded(game: PlayedAgain, state: GameState, events: readonly Tagged[]): GameState {
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}

import { type GameState, type LedgerLine, type Result, type Standing, sumOfLines } from '@chinwag/rules';
import type { BigMoment, CountedCards, LargeMoments } from '../../board/bigMoment.ts';
import type { CardCode } from '../../language/cardCode.ts';
import type { GameOnTable } from '../../session/gameSession.ts';

/** A line of a ledger, with the cards behind it, by seat. */
export interface CountedLine extends LedgerLine {
  readonly cards: readonly (readonly CardCode[])[];
}

/** The score before the deal, and each change to the score, line by line. */
export interface Count {
  /** The scores before the deal, by seat. */
  readonly from: readonly number[];
  /** The lines of the deal's ledger that changed the score, in order. */
  readonly lines: readonly CountedLine[];
  /** The standings after the count, best first. */
  readonly standings: readonly Standing[];
}

/** A scene, shown large over the table for a few seconds. */
export type SceneOfMoment =
  | ({ readonly kind: 'moment' } & BigMoment)
  | ({ readonly kind: 'deal'; readonly number: number } & Count)
  | ({ readonly kind: 'over' } & Count);

/** The parts of a game, at one moment, on which scenes depend. */
export interface SeenMoment {
  readonly state: GameState;
  /** The result of the game, or null while it continues. */
  readonly result: Result | null;
  /** The number of the last log line. */
  readonly said: number;
}

/**
 * Returns the scene between two moments of a game. Returns null if there is none, or if the log did not change, because then the
 * viewer saw nothing happen.
 */
export function sceneBetween(
  before: SeenMoment, after: SeenMoment, { game }: GameOnTable['screen'], { bigMoments, countedCards }: LargeMoments<GameState>,
): SceneOfMoment | null {
  if (after.said <= before.said) return null;
  const count = (standings: readonly Standing[]) => countOf(after.state, game.scores(after.state), standings, countedCards);
  if (after.result !== null) {
    if (before.result !== null) return null;
    return { kind: 'over', ...count(after.result.standings) };
  }
  const record = after.state.records.at(-1);
  if (record !== undefined && after.state.records.length > before.state.records.length) {
    return { kind: 'deal', number: record.number, ...count(game.standings(after.state)) };
  }
  const moment = bigMoments(before.state, after.state);
  return moment && { kind: 'moment', ...moment };
}

function countOf(
  state: GameState, scores: readonly number[], standings: readonly Standing[], countedCards: CountedCards<GameState>,
): Count {
  const ledger = state.records.at(-1)?.ledger ?? [];
  const moved = ledger.filter(({ of, amounts }) => of === 'score' && amounts.some((amount) => amount !== 0));
  const lines = moved.map((line) => ({ ...line, cards: countedCards(line, state) }));
  const added = sumOfLines(lines, scores.length);
  return { from: scores.map((score, seat) => score - (added[seat] ?? 0)), lines, standings };
}

/** Returns the scores after this many counted lines, by seat. */
export function countedTo({ from, lines }: Count, line: number): readonly number[] {
  const added = sumOfLines(lines.slice(0, line), from.length);
  return from.map((score, seat) => score + (added[seat] ?? 0));
}

/** The longest time of a count, and the times around it, in ms. */
const MOMENT = 2000;
const LINE = 420;
const BEFORE_COUNT = 450;
const AFTER_COUNT = 1100;
const LONGEST = 3000;

/** Returns when each line is counted and when the scene ends, in ms from the scene's start. */
export function timesOf(scene: SceneOfMoment): { readonly lines: readonly number[]; readonly end: number } {
  if (scene.kind === 'moment') return { lines: [], end: MOMENT };
  const after = scene.kind === 'over' ? AFTER_COUNT + LINE : AFTER_COUNT;
  const each = Math.min(LINE, (LONGEST - BEFORE_COUNT - after) / Math.max(1, scene.lines.length));
  return {
    lines: scene.lines.map((_, k) => BEFORE_COUNT + each * k),
    end: Math.min(LONGEST, BEFORE_COUNT + each * scene.lines.length + after),
  };
}

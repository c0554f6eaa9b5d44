import { type GameState, type LedgerLine, type Result, type Standing, sumOfLines } from '@chinwag/rules';
import type { BigMoment, CountedCards, LargeMoments } from '../../board/bigMoment.ts';
import type { CardCode } from '../../language/cardCode.ts';
import type { GameOnTable } from '../../session/gameSession.ts';

/** A line of a ledger, with the cards it was for, by seat. */
export interface CountedLine extends LedgerLine {
  readonly cards: readonly (readonly CardCode[])[];
}

/** What is counted up: the score before the deal, and line by line what came to it. */
export interface Count {
  /** By seat. */
  readonly from: readonly number[];
  /** The lines of the deal's ledger that moved the score, in their order. */
  readonly lines: readonly CountedLine[];
  /** Best first, once all is counted. */
  readonly standings: readonly Standing[];
}

/** What is shown large over the table for a moment. */
export type SceneOfMoment =
  | ({ readonly kind: 'moment' } & BigMoment)
  | ({ readonly kind: 'deal'; readonly number: number } & Count)
  | ({ readonly kind: 'over' } & Count);

/** A moment of a game, as far as it matters to what is shown large of it. */
export interface SeenMoment {
  readonly state: GameState;
  /** What the game has come to; null while it goes on. */
  readonly result: Result | null;
  /** The number of the last line that was said of it. */
  readonly said: number;
}

/** What has come about from one moment of a game to a later one. Null where nothing was said of it: it was not seen to happen. */
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

/** By seat: what is counted after so many lines. */
export function countedTo({ from, lines }: Count, line: number): readonly number[] {
  const added = sumOfLines(lines.slice(0, line), from.length);
  return from.map((score, seat) => score + (added[seat] ?? 0));
}

/** How long what is counted takes at most, and what stands around the count, in ms. */
const MOMENT = 2000;
const LINE = 420;
const BEFORE_COUNT = 450;
const AFTER_COUNT = 1100;
const LONGEST = 3000;

/** When each line is counted, and when all of it ends, in ms from its beginning. */
export function timesOf(scene: SceneOfMoment): { readonly lines: readonly number[]; readonly end: number } {
  if (scene.kind === 'moment') return { lines: [], end: MOMENT };
  const after = scene.kind === 'over' ? AFTER_COUNT + LINE : AFTER_COUNT;
  const each = Math.min(LINE, (LONGEST - BEFORE_COUNT - after) / Math.max(1, scene.lines.length));
  return {
    lines: scene.lines.map((_, k) => BEFORE_COUNT + each * k),
    end: Math.min(LONGEST, BEFORE_COUNT + each * scene.lines.length + after),
  };
}

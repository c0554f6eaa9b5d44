import type { GameState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { ReadOut } from './screen.ts';
import type { GameView } from './gameView.ts';

/** A moment of a lesson, as the learner sees it. */
export interface LessonView<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** The learner's seat. */
  readonly seat: Seat;
  /** What the learner may do now; nothing while others are pending, or while something is still to be shown. */
  readonly moves: readonly Move[];
}

interface Speaker<State extends GameState, Move extends Tagged> {
  sayAt(moment: LessonView<State, Move>): ReadOut;
}

/** What the coach says at the first moment it is about. The table waits until it has been read. */
export interface Slip<State extends GameState, Move extends Tagged> {
  /** Its own within the lesson: a slip is laid on the table once. */
  readonly id: string;
  /** Where it lies: over those who sit round the table, if left out; over the middle where it speaks of what lies beyond that. */
  readonly over?: 'seats' | 'middle';
  due(moment: LessonView<State, Move>): boolean;
  /** The same at every moment, or by what it is. */
  readonly says: ReadOut | Speaker<State, Move>['sayAt'];
}

/** A word of the coach's before a move that is lawful, but was not the one meant. It is said once; the move stays free. */
export interface Counsel<State extends GameState, Move extends Tagged> {
  readonly id: string;
  /** Whether it has something to say against this move. */
  against(move: Move, moment: LessonView<State, Move>): boolean;
  readonly says: Slip<State, Move>['says'];
}

/** What is said at a moment by the coach's slip, or the word against a move. */
export function saidAt<State extends GameState, Move extends Tagged>(
  { says }: Pick<Slip<State, Move>, 'says'>, moment: LessonView<State, Move>,
): ReadOut {
  return typeof says === 'function' ? says(moment) : says;
}

/** A first deal that teaches: a table whose cards are known, and what the coach says at it. */
export interface Lesson<State extends GameState = GameState, Move extends Tagged = Tagged> {
  readonly seats: number;
  /** What is chosen otherwise than by default. */
  readonly options: object;
  /** From which the cards of the lesson come. */
  readonly seed: Seed;
  /** In the order in which they are laid where several are due. The last ends the lesson. */
  readonly slips: readonly Slip<State, Move>[];
  readonly counsels: readonly Counsel<State, Move>[];
}

/** Where the learner sits in every lesson. */
export const LEARNER: Seat = 0;

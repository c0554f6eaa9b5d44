import type { GameState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { ReadOut } from './screen.ts';
import type { Place, PlaceKind } from '../ui/place.ts';
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

interface Pointer<State extends GameState, Move extends Tagged> {
  pointAt(moment: LessonView<State, Move>): readonly SpokenOf[];
}

/** What is spoken of: one place, several, or all of a kind, as the cards of the trick. */
export type SpokenOf = Place | PlaceKind | readonly Place[];

/** What is said of a place on the table. */
interface Remark<State extends GameState, Move extends Tagged> {
  /** What it speaks of, which is lit, and beside which it lies: the first of these that is on the screen. */
  readonly about: readonly SpokenOf[] | Pointer<State, Move>['pointAt'];
  /** The same at every moment, or by what it is. */
  readonly says: ReadOut | Speaker<State, Move>['sayAt'];
}

/** What the coach says at the first moment it is about. The table waits until it has been read. */
export interface Slip<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  /** Its own within the lesson: a slip is laid on the table once. */
  readonly id: string;
  due(moment: LessonView<State, Move>): boolean;
}

/**
 * A quiet sentence about something that comes up for the first time where one practises: said as long as it is so, until it has
 * been read. The table does not wait for it.
 */
export type FirstTime<State extends GameState = GameState, Move extends Tagged = Tagged> = Slip<State, Move>;

/** A word of the coach's before a move that is lawful, but was not the one meant. It is said once; the move stays free. */
export interface Counsel<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  readonly id: string;
  /** Whether it has something to say against this move. */
  against(move: Move, moment: LessonView<State, Move>): boolean;
}

/** What is said at a moment by the coach's slip, or the word against a move. */
export function saidAt<State extends GameState, Move extends Tagged>(
  { says }: Pick<Remark<State, Move>, 'says'>, moment: LessonView<State, Move>,
): ReadOut {
  return typeof says === 'function' ? says(moment) : says;
}

/** What is spoken of at a moment by the coach's slip, or the word against a move. */
export function aboutAt<State extends GameState, Move extends Tagged>(
  { about }: Pick<Remark<State, Move>, 'about'>, moment: LessonView<State, Move>,
): readonly SpokenOf[] {
  return typeof about === 'function' ? about(moment) : about;
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

import type { GameState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { ReadOut } from './screen.ts';
import type { Place, PlaceKind } from '../ui/place.ts';
import type { GameView } from './gameView.ts';

/** A moment of a lesson, as the learner sees it. */
export interface LessonView<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** The learner's seat. */
  readonly seat: Seat;
  /** The learner's legal moves; empty while others are pending, or while something is still to be shown. */
  readonly moves: readonly Move[];
}

interface Speaker<State extends GameState, Move extends Tagged> {
  sayAt(moment: LessonView<State, Move>): ReadOut;
}

interface Pointer<State extends GameState, Move extends Tagged> {
  pointAt(moment: LessonView<State, Move>): readonly SpokenOf[];
}

/** The target of a remark: one place, several, or all of a kind, such as the cards of the trick. */
export type SpokenOf = Place | PlaceKind | readonly Place[];

/** A remark about a place on the table. */
interface Remark<State extends GameState, Move extends Tagged> {
  /** Its target, which is highlighted and has the remark beside it: the first of these that is on the screen. */
  readonly about: readonly SpokenOf[] | Pointer<State, Move>['pointAt'];
  /** The text, the same at every moment or depending on it. */
  readonly says: ReadOut | Speaker<State, Move>['sayAt'];
}

/** A slip of the coach, shown at the first moment that it applies to. The table waits until it has been read. */
export interface Slip<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  /** Unique within the lesson: each slip is shown once. */
  readonly id: string;
  due(moment: LessonView<State, Move>): boolean;
}

/**
 * A hint about something that comes up for the first time in practice. It is shown as long as it applies, until it has been read.
 * The table does not wait for it.
 */
export type FirstTime<State extends GameState = GameState, Move extends Tagged = Tagged> = Slip<State, Move>;

/**
 * The coach's advice before a move that is legal, but not the intended one. It is given once; the player may still make the move.
 */
export interface Counsel<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  readonly id: string;
  /** Whether it advises against this move. */
  against(move: Move, moment: LessonView<State, Move>): boolean;
}

/** Returns the text of a slip or of advice at a moment. */
export function saidAt<State extends GameState, Move extends Tagged>(
  { says }: Pick<Remark<State, Move>, 'says'>, moment: LessonView<State, Move>,
): ReadOut {
  return typeof says === 'function' ? says(moment) : says;
}

/** Returns the targets of a slip or of advice at a moment. */
export function aboutAt<State extends GameState, Move extends Tagged>(
  { about }: Pick<Remark<State, Move>, 'about'>, moment: LessonView<State, Move>,
): readonly SpokenOf[] {
  return typeof about === 'function' ? about(moment) : about;
}

/** A lesson: a first deal with known cards, and what the coach says during it. */
export interface Lesson<State extends GameState = GameState, Move extends Tagged = Tagged> {
  readonly seats: number;
  /** The options that differ from the defaults. */
  readonly options: object;
  /** The seed that the cards of the lesson come from. */
  readonly seed: Seed;
  /** In the order in which they are shown where several are due. The last one ends the lesson. */
  readonly slips: readonly Slip<State, Move>[];
  readonly counsels: readonly Counsel<State, Move>[];
}

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

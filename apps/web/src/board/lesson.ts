import type { GameState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { ReadOut } from './screen.ts';
import type { Place, PlaceKind } from '../ui/place.ts';
import type { GameView } from './gameView.ts';

/** A moment of a lesson, as the learner sees it. */
export interface LessonView<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** The learner's seat. */
  readonly seat: Seat;
  /** The learner's legal moves. Empty while other players are pending, or while events are still to be shown. */
  readonly moves: readonly Move[];
}

interface Speaker<State extends GameState, Move extends Tagged> {
  sayAt(moment: LessonView<State, Move>): ReadOut;
}

interface Pointer<State extends GameState, Move extends Tagged> {
  pointAt(moment: LessonView<State, Move>): readonly SpokenOf[];
}

/** The target of a coach note: one place, several places, or all places of a kind, such as the cards of the trick. */
export type SpokenOf = Place | PlaceKind | readonly Place[];

/** A note about a place on the table. */
interface Remark<State extends GameState, Move extends Tagged> {
  /** The possible targets of the note. The first target on the screen has a highlight, with the note beside it. */
  readonly about: readonly SpokenOf[] | Pointer<State, Move>['pointAt'];
  /** The note's text, constant or computed for a moment. */
  readonly says: ReadOut | Speaker<State, Move>['sayAt'];
}

/**
 * A coach note (slip) of a lesson, shown at the first moment for which it is due. The table waits until the learner has read the
 * note.
 */
export interface Slip<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  /** Unique within the lesson, because each note is shown once. */
  readonly id: string;
  due(moment: LessonView<State, Move>): boolean;
}

/**
 * A hint about a situation that comes up for the first time in practice. The hint appears while it applies, until the player has
 * read it. The table does not wait.
 */
export type FirstTime<State extends GameState = GameState, Move extends Tagged = Tagged> = Slip<State, Move>;

/**
 * The coach's advice before a move that is legal but not the intended one. The coach gives it once, and the player may still make
 * the move.
 */
export interface Counsel<State extends GameState, Move extends Tagged> extends Remark<State, Move> {
  readonly id: string;
  /** Returns whether the coach advises against this move. */
  against(move: Move, moment: LessonView<State, Move>): boolean;
}

/** Returns the text of a coach note or of advice at a moment. */
export function saidAt<State extends GameState, Move extends Tagged>(
  { says }: Pick<Remark<State, Move>, 'says'>, moment: LessonView<State, Move>,
): ReadOut {
  return typeof says === 'function' ? says(moment) : says;
}

/** Returns the targets of a coach note or of advice at a moment. */
export function aboutAt<State extends GameState, Move extends Tagged>(
  { about }: Pick<Remark<State, Move>, 'about'>, moment: LessonView<State, Move>,
): readonly SpokenOf[] {
  return typeof about === 'function' ? about(moment) : about;
}

/** A lesson: a first deal with known cards, and the coach's notes and advice during the deal. */
export interface Lesson<State extends GameState = GameState, Move extends Tagged = Tagged> {
  readonly seats: number;
  /** The game options that differ from the defaults. */
  readonly options: object;
  /** The seed that determines the cards of the lesson. */
  readonly seed: Seed;
  /** The coach notes, in the order in which they are shown if several are due. The last note ends the lesson. */
  readonly slips: readonly Slip<State, Move>[];
  readonly counsels: readonly Counsel<State, Move>[];
}

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

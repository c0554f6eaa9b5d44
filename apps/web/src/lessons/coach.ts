import type { GameState, Tagged } from '@chinwag/rules';
import type { Counsel, Lesson, LessonView, Slip } from '../board/lesson.ts';

type AnyMoment = LessonView<GameState, Tagged>;

/** A message of the coach at a moment: a coach note (slip), or advice against the intended move (word). */
export type CoachWords =
  | { readonly kind: 'slip'; readonly slip: Slip<GameState, Tagged>; readonly ends: boolean }
  | { readonly kind: 'word'; readonly counsel: Counsel<GameState, Tagged>; readonly move: Tagged };

/** The state of a coach that was saved by an earlier page, and the listener for changes. */
export interface CoachMemory {
  /** The ids of the notes read and the advice given. */
  readonly said: readonly string[];
  /** Whether the lesson continues, so that the coach is there. */
  readonly isThere: boolean;
  /** Called whenever a note has been read, advice has been given, or the lesson has ended. */
  readonly changed: () => void;
}

const NEW: CoachMemory = { said: [], isThere: true, changed: () => undefined };

/**
 * A lesson's coach, which records the notes and advice that the learner has had, and selects the next. A coach never forbids a
 * move.
 */
export class Coach {
  readonly #lesson: Lesson;
  readonly #said: Set<string>;
  readonly #changed: () => void;
  #left: boolean;

  constructor(lesson: Lesson, { said, isThere, changed }: CoachMemory = NEW) {
    this.#lesson = lesson;
    this.#said = new Set(said);
    this.#left = !isThere;
    this.#changed = changed;
  }

  /** The ids of the notes read and the advice given. */
  get said(): readonly string[] {
    return [...this.#said];
  }

  /** Whether the lesson continues, having neither ended nor been left. */
  get isThere(): boolean {
    return !this.#left;
  }

  /** Returns the note that is due at this moment, or null for none. */
  slipAt(moment: AnyMoment): Extract<CoachWords, { kind: 'slip' }> | null {
    if (this.#left) return null;
    const slip = this.#lesson.slips.find((each) => !this.#said.has(each.id) && each.due(moment));
    return slip === undefined ? null : { kind: 'slip', slip, ends: slip === this.#lesson.slips.at(-1) };
  }

  /** Returns the advice against a move that has not been given before, or null for none. The advice then counts as given. */
  wordAgainst(move: Tagged, moment: AnyMoment): Extract<CoachWords, { kind: 'word' }> | null {
    if (this.#left) return null;
    const counsel = this.#lesson.counsels.find((each) => !this.#said.has(each.id) && each.against(move, moment));
    if (counsel === undefined) return null;
    this.#said.add(counsel.id);
    this.#changed();
    return { kind: 'word', counsel, move };
  }

  /** Records that a note has been read, or its moment has passed. The last note ends the lesson. */
  read({ slip, ends }: Extract<CoachWords, { kind: 'slip' }>): void {
    this.#said.add(slip.id);
    if (ends) this.leave();
    else this.#changed();
  }

  /** Ends the lesson: no more notes or advice follow. */
  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#changed();
  }
}

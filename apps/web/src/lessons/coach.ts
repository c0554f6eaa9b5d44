import type { GameState, Tagged } from '@chinwag/rules';
import type { Counsel, Lesson, LessonView, Slip } from '../board/lesson.ts';

type AnyMoment = LessonView<GameState, Tagged>;

/** The coach's words at a moment: a slip, or advice about the intended move. */
export type CoachWords =
  | { readonly kind: 'slip'; readonly slip: Slip<GameState, Tagged>; readonly ends: boolean }
  | { readonly kind: 'word'; readonly counsel: Counsel<GameState, Tagged>; readonly move: Tagged };

/** The memory of a coach from an earlier page, and the listener it notifies. */
export interface CoachMemory {
  /** The slips read and the advice given, by their ids. */
  readonly said: readonly string[];
  /** Whether the lesson continues. */
  readonly isThere: boolean;
  /** Called whenever more has been said, or the coach has gone. */
  readonly changed: () => void;
}

const NEW: CoachMemory = { said: [], isThere: true, changed: () => undefined };

/** The coach beside a learner: knows what has been said, and so what to say next. It never forbids a move. */
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

  /** The ids of what has been said. */
  get said(): readonly string[] {
    return [...this.#said];
  }

  /** Whether the lesson continues: it has neither ended nor been left. */
  get isThere(): boolean {
    return !this.#left;
  }

  /** Returns the slip that is due at this moment; null for none. */
  slipAt(moment: AnyMoment): Extract<CoachWords, { kind: 'slip' }> | null {
    if (this.#left) return null;
    const slip = this.#lesson.slips.find((each) => !this.#said.has(each.id) && each.due(moment));
    return slip === undefined ? null : { kind: 'slip', slip, ends: slip === this.#lesson.slips.at(-1) };
  }

  /** Returns the advice against a move, unless it has been given; null for none. What is returned counts as given. */
  wordAgainst(move: Tagged, moment: AnyMoment): Extract<CoachWords, { kind: 'word' }> | null {
    if (this.#left) return null;
    const counsel = this.#lesson.counsels.find((each) => !this.#said.has(each.id) && each.against(move, moment));
    if (counsel === undefined) return null;
    this.#said.add(counsel.id);
    this.#changed();
    return { kind: 'word', counsel, move };
  }

  /** Called when a slip has been read, or its moment has passed. The last one ends the lesson. */
  read({ slip, ends }: Extract<CoachWords, { kind: 'slip' }>): void {
    this.#said.add(slip.id);
    if (ends) this.leave();
    else this.#changed();
  }

  /** Ends the lesson: nothing more is said. */
  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#changed();
  }
}

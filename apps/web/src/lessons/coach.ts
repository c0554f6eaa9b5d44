import type { GameState, Tagged } from '@chinwag/rules';
import type { Counsel, Lesson, LessonView, Slip } from '../board/lesson.ts';

type AnyMoment = LessonView<GameState, Tagged>;

/** What the coach says now: a slip about the moment, or a word about the move that was to be made. */
export type CoachWords =
  | { readonly kind: 'slip'; readonly slip: Slip<GameState, Tagged>; readonly ends: boolean }
  | { readonly kind: 'word'; readonly counsel: Counsel<GameState, Tagged>; readonly move: Tagged };

/** What a coach knows from an earlier page, and whom it lets know of more. */
export interface CoachMemory {
  /** The slips that were read and the words that were said, by their names. */
  readonly said: readonly string[];
  /** Whether the lesson goes on. */
  readonly isThere: boolean;
  /** Called whenever more has been said, or the coach has gone. */
  readonly changed: () => void;
}

const NEW: CoachMemory = { said: [], isThere: true, changed: () => undefined };

/** Who sits beside a learner: knows what has been said, and so what is to be said next. It never forbids a move. */
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

  /** What has been said, by its names. */
  get said(): readonly string[] {
    return [...this.#said];
  }

  /** Whether the lesson goes on: it has neither ended nor been left. */
  get isThere(): boolean {
    return !this.#left;
  }

  /** The slip that lies on the table at this moment; null for none. */
  slipAt(moment: AnyMoment): Extract<CoachWords, { kind: 'slip' }> | null {
    if (this.#left) return null;
    const slip = this.#lesson.slips.find((each) => !this.#said.has(each.id) && each.due(moment));
    return slip === undefined ? null : { kind: 'slip', slip, ends: slip === this.#lesson.slips.at(-1) };
  }

  /** The word against a move, if there is one that has not been said; what is asked for is said from now on. */
  wordAgainst(move: Tagged, moment: AnyMoment): Extract<CoachWords, { kind: 'word' }> | null {
    if (this.#left) return null;
    const counsel = this.#lesson.counsels.find((each) => !this.#said.has(each.id) && each.against(move, moment));
    if (counsel === undefined) return null;
    this.#said.add(counsel.id);
    this.#changed();
    return { kind: 'word', counsel, move };
  }

  /** A slip has been read, or its moment has passed. With the last the lesson ends. */
  read({ slip, ends }: Extract<CoachWords, { kind: 'slip' }>): void {
    this.#said.add(slip.id);
    if (ends) this.leave();
    else this.#changed();
  }

  /** Nothing more is said. */
  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#changed();
  }
}

import type { GameId } from '@chinwag/rules';
import type { Lesson } from '../board/lesson.ts';
import { practiceInSight, savePractice } from '../session/practice/practice.ts';
import { storedLesson } from '../session/practice/storedLesson.ts';
import type { StoredPractice } from '../session/practice/storedPractice.ts';
import { Coach } from './coach.ts';

/** How far a table on the device has shown its game. */
interface LessonTableGame {
  readonly getState: () => { readonly game: { readonly shown: unknown; readonly newest: unknown } | null };
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * The game of a lesson and what the coach has said in it, saved so that a page that is loaded again goes on where it was. Without
 * the coach it is a practice game like any other, and is handed over to be one; where another practice game waits, it stays here.
 */
export class LessonProgress {
  readonly coach: Coach;
  /** The game to carry on; null to begin one. */
  readonly stored: () => StoredPractice | null;
  readonly #game: GameId;
  readonly #lesson: Lesson;
  readonly #handedOver: () => void;
  /** The game as it stood when all that had happened in it was shown; at first as it begins. */
  #shown: StoredPractice | null;
  /** The game as it stands, of which some may still be to be shown. */
  #newest: StoredPractice | null;
  #table: LessonTableGame | null = null;
  #isHandedOver = false;

  /** `handedOver` is called once the game is a practice game like any other. */
  constructor(game: GameId, lesson: Lesson, handedOver: () => void) {
    const saved = storedLesson(game).read();
    const going = saved !== null && !saved.game.over ? saved : null;
    this.#game = game;
    this.#lesson = lesson;
    this.#handedOver = handedOver;
    this.#shown = this.#newest = going?.game ?? null;
    this.stored = () => this.#shown;
    this.coach = new Coach(lesson, { said: going?.said ?? [], isThere: going?.said !== null, changed: () => this.#save() });
  }

  /** The game stands so from now on. */
  keep(game: StoredPractice): void {
    this.#newest = game;
    // What was read before anything was shown is not read again, where it begins again.
    this.#shown ??= { ...game, moves: [], over: false };
    // Another game is on at the table: the cards of the lesson are no more.
    if (game.seed !== this.#lesson.seed) this.coach.leave();
    if (this.coach.isThere) this.#noteShown();
    else this.#save();
  }

  /** Follows how far the table shows the game, until what it returns is called: a slip may be about what is still to be shown. */
  follow(table: LessonTableGame): () => void {
    this.#table = table;
    return table.subscribe(() => this.#noteShown());
  }

  #noteShown(): void {
    const game = this.#table?.getState().game ?? null;
    if (game === null || game.shown !== game.newest || this.#shown === this.#newest) return;
    this.#shown = this.#newest;
    this.#save();
  }

  #save(): void {
    const { isThere, said } = this.coach;
    const game = isThere ? this.#shown : this.#newest;
    if (game === null) return;
    if (isThere || (!this.#isHandedOver && practiceInSight(this.#game) !== null)) {
      storedLesson(this.#game).write({ said: isThere ? said : null, game });
      return;
    }
    savePractice(this.#game, game);
    if (this.#isHandedOver) return;
    this.#isHandedOver = true;
    storedLesson(this.#game).remove();
    this.#handedOver();
  }
}

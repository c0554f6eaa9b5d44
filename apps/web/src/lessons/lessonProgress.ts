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
 * The game of a lesson and the coach's progress in it, saved so that a reload continues it. Without the coach it is an ordinary
 * practice game, and is stored as one. If a different practice game is already stored, it stays here.
 */
export class LessonProgress {
  readonly coach: Coach;
  /** The game to continue; null to start one. */
  readonly stored: () => StoredPractice | null;
  readonly #game: GameId;
  readonly #lesson: Lesson;
  readonly #handedOver: () => void;
  /** The state of the game when all its events had been shown; at first its start. */
  #shown: StoredPractice | null;
  /** The current state of the game, part of which may still be to be shown. */
  #newest: StoredPractice | null;
  #table: LessonTableGame | null = null;
  #isHandedOver = false;

  /** `handedOver` is called once the game is an ordinary practice game. */
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

  /** Called with each new state of the game. */
  keep(game: StoredPractice): void {
    this.#newest = game;
    // What was read before anything was shown is not read again, if it restarts.
    this.#shown ??= { ...game, moves: [], over: false };
    // The table has another game: the lesson's cards are gone.
    if (game.seed !== this.#lesson.seed) this.coach.leave();
    if (this.coach.isThere) this.#noteShown();
    else this.#save();
  }

  /**
   * Follows how far the table shows the game, until the returned function is called: a slip may be about something still to be
   * shown.
   */
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

import type { GameId } from '@chinwag/rules';
import type { Lesson } from '../board/lesson.ts';
import { practiceInSight, savePractice } from '../session/practice/practice.ts';
import { storedLesson } from '../session/practice/storedLesson.ts';
import type { StoredPractice } from '../session/practice/storedPractice.ts';
import { Coach } from './coach.ts';

/** The part of a table's store from which the shown progress of its game is read. */
interface LessonTableGame {
  readonly getState: () => { readonly game: { readonly shown: unknown; readonly newest: unknown } | null };
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * A lesson's game and the coach's progress, saved so that a reload continues the lesson. Once the coach has gone, the game is an
 * ordinary practice game, stored as such. If another practice game is already stored, the game remains stored with the lesson.
 */
export class LessonProgress {
  readonly coach: Coach;
  /** Returns the game to continue; null to start a new one. */
  readonly stored: () => StoredPractice | null;
  readonly #game: GameId;
  readonly #lesson: Lesson;
  readonly #handedOver: () => void;
  /** The state of the game at which all its events had been shown; at first, its start. */
  #shown: StoredPractice | null;
  /** The current state of the game, part of which may not have been shown yet. */
  #newest: StoredPractice | null;
  #table: LessonTableGame | null = null;
  #isHandedOver = false;

  /** Calls `handedOver` once the game has become an ordinary practice game. */
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

  /** Called with each new state of the game, which is saved once the table has shown it. */
  keep(game: StoredPractice): void {
    this.#newest = game;
    // Notes read before any event was shown do not appear again if the game restarts.
    this.#shown ??= { ...game, moves: [], over: false };
    // The table has another game, without the lesson's cards.
    if (game.seed !== this.#lesson.seed) this.coach.leave();
    if (this.coach.isThere) this.#noteShown();
    else this.#save();
  }

  /**
   * Follows how much of the game the table has shown. Returns a function that stops following. A note may refer to an event that
   * has not been shown yet.
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

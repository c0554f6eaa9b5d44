import type { GameId, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';
import type { PracticeInSight } from './practice.ts';
import { type StoredPractice, storedPracticeSchema } from './storedPractice.ts';

/** A running lesson: its game, and the names of the coach's messages so far, or null once the coach has gone. */
export interface StoredLesson {
  readonly said: readonly string[] | null;
  readonly game: StoredPractice;
}

const storedLessonSchema: Parser<StoredLesson> = z.object({
  said: z.nullable(z.array(z.string())),
  game: storedPracticeSchema,
});

/** Returns this device's store for a game's running lesson. */
export function storedLesson(game: GameId): Stored<StoredLesson> {
  return storedOnDevice(`lesson.${game}`, storedLessonSchema);
}

/** Returns the summary of a game's running lesson, or null if there is none or its game is over. */
export function lessonInSight(game: GameId): PracticeInSight | null {
  const stored = storedLesson(game).read();
  return stored === null || stored.game.over ? null : { game, seats: stored.game.seats, at: 'lesson' };
}

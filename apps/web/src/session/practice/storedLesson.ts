import type { GameId, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';
import type { PracticeInSight } from './practice.ts';
import { type StoredPractice, storedPracticeSchema } from './storedPractice.ts';

/** A lesson that is on: what the coach has said, or null where the coach has gone; and the game at which one learns. */
export interface StoredLesson {
  readonly said: readonly string[] | null;
  readonly game: StoredPractice;
}

const storedLessonSchema: Parser<StoredLesson> = z.object({
  said: z.nullable(z.array(z.string())),
  game: storedPracticeSchema,
});

/** The lesson of a game that is on, stored on the device. */
export function storedLesson(game: GameId): Stored<StoredLesson> {
  return storedOnDevice(`lesson.${game}`, storedLessonSchema);
}

/** Whether the lesson of a game is on, and how many sit there; null if it is not, or its game is over. */
export function lessonInSight(game: GameId): PracticeInSight | null {
  const stored = storedLesson(game).read();
  return stored === null || stored.game.over ? null : { game, seats: stored.game.seats, at: 'lesson' };
}

import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';
import { loadMessages } from '../language/load.ts';
import type { Lesson } from '../board/lesson.ts';
import { catalogued } from './catalogue.ts';

/** Returns whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return (catalogued(game)?.lesson ?? null) !== null;
}

const asked = new Map<string, Promise<Lesson>>();

/**
 * Returns a promise of a game's lesson, loaded once with its messages, or null for a game without a lesson. The promise rejects if
 * loading fails.
 */
export function lessonOf(game: string): Promise<Lesson> | null {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const lesson = catalogued(game)?.lesson ?? null;
  if (lesson === null) return null;
  const loading = Promise.all([lesson(), loadMessages('lessons')]).then(([loaded]) => loaded);
  asked.set(game, loading);
  loading.catch(() => asked.delete(game));
  return loading;
}

/** Returns the path of the page with a game's lesson. */
export function lessonPath(game: string): string {
  return `/lesson/${game}`;
}

const offered = storedOnDevice('lessons-offered', z.array(z.string()));

/** Returns whether a game has a lesson that has not been offered on this device yet. */
export function isLessonToOffer(game: string): boolean {
  return hasLesson(game) && offered.read()?.includes(game) !== true;
}

/** Stores that a game's lesson has been offered, so that the lesson is not offered again. The lesson stays available. */
export function noteLessonOffered(game: string): void {
  offered.write([...new Set([...(offered.read() ?? []), game])]);
}

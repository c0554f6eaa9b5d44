import type { GameId } from '@chinwag/rules';
import * as z from 'zod/mini';
import { keptOnDevice } from '../storage/kept.ts';
import { loadMessages } from '../language/load.ts';
import type { Lesson } from '../board/lesson.ts';

/** The games that have a lesson, and how each is loaded. */
const LESSONS = {
  chinkway: async () => (await import('../games/chinkway/lesson.ts')).lesson,
  chinaso: async () => (await import('../games/chinaso/lesson.ts')).lesson,
  chinchon: async () => (await import('../games/chinchon/lesson.ts')).lesson,
  chapanka: async () => (await import('../games/chapanka/lesson.ts')).lesson,
  chanoyu: async () => (await import('../games/chanoyu/lesson.ts')).lesson,
} as const satisfies Partial<Record<GameId, () => Promise<Lesson>>>;

/** Whether a game has a lesson. */
export function hasLesson(game: string): game is keyof typeof LESSONS {
  return (Object.keys(LESSONS) as readonly string[]).includes(game);
}

const asked = new Map<string, Promise<Lesson>>();

/** The lesson of a game, and what is said in it, loaded once. */
export function lessonOf(game: keyof typeof LESSONS): Promise<Lesson> {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const loading = Promise.all([LESSONS[game](), loadMessages('lessons')]).then(([lesson]) => lesson);
  asked.set(game, loading);
  loading.catch(() => asked.delete(game));
  return loading;
}

/** Where the lesson of a game is given. */
export function lessonPath(game: string): string {
  return `/lesson/${game}`;
}

const offered = keptOnDevice('lessons-offered', z.array(z.string()));

/** Whether a game has a lesson that has not been offered on this device yet. */
export function isLessonToOffer(game: string): boolean {
  return hasLesson(game) && offered.read()?.includes(game) !== true;
}

/** A game's lesson has been offered: it is not offered again, and is there all the same. */
export function noteLessonOffered(game: string): void {
  offered.write([...new Set([...(offered.read() ?? []), game])]);
}

import type { GameId } from '@chinwag/rules';
import { loadMessages } from '../language/load.ts';
import type { Lesson } from './lesson.ts';

/** The games that have a lesson, and how each is loaded. */
const LESSONS = {
  chinkway: async () => (await import('./chinkway.ts')).lesson,
  chinaso: async () => (await import('./chinaso.ts')).lesson,
  chinchon: async () => (await import('./chinchon.ts')).lesson,
  chapanka: async () => (await import('./chapanka.ts')).lesson,
  chanoyu: async () => (await import('./chanoyu.ts')).lesson,
} as const satisfies Partial<Record<GameId, () => Promise<Lesson>>>;

/** Whether a game has a lesson. */
export function hasLesson(game: string): game is keyof typeof LESSONS {
  return (Object.keys(LESSONS) as readonly string[]).includes(game);
}

/** Loads the lesson of a game, and what is said in it. */
export async function loadLesson(game: keyof typeof LESSONS): Promise<Lesson> {
  const [lesson] = await Promise.all([LESSONS[game](), loadMessages('lessons')]);
  return lesson;
}

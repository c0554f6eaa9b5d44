import type { GameId } from '@chinwag/rules';
import { loadMessages } from '../language/load.ts';
import type { Lesson } from './lesson.ts';

/** The games that have a lesson, and how each is loaded. An example for those who bring a game in has none. */
const LESSONS = {
  chinkway: async () => (await import('./chinkway.ts')).lesson,
  chinaso: async () => (await import('./chinaso.ts')).lesson,
  chinchon: async () => (await import('./chinchon.ts')).lesson,
  chapanka: async () => (await import('./chapanka.ts')).lesson,
  chanoyu: async () => (await import('./chanoyu.ts')).lesson,
  slobberhannes: null,
} as const satisfies Record<GameId, (() => Promise<Lesson>) | null>;

/** The games that have a lesson. */
export const TAUGHT: readonly GameId[] = (Object.keys(LESSONS) as GameId[]).filter((game) => LESSONS[game] !== null);

/** Loads the lesson of a game, and what is said in it; null for a game without one. */
export async function loadLesson(game: GameId): Promise<Lesson | null> {
  const [lesson] = await Promise.all([LESSONS[game]?.() ?? null, loadMessages('lessons')]);
  return lesson;
}

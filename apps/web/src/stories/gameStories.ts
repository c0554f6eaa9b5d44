import type { GameId } from '@chinwag/rules';
import type { ReactNode } from 'react';

/** The stories of a game's moments, by their names in the story book. Each is drawn without a server. */
export type Stories = Readonly<Record<string, () => ReactNode>>;

const FILES = import.meta.glob<Stories>('../games/*/stories.tsx', { import: 'stories' });

/**
 * Loads the stories of a game, and resolves with them. Rejects for a game without any, or if loading fails; a test ensures that
 * each game has some.
 */
export async function gameStories(game: GameId): Promise<Stories> {
  const load = FILES[`../games/${game}/stories.tsx`];
  if (load === undefined) throw new Error(`No stories of the game "${game}".`);
  return load();
}

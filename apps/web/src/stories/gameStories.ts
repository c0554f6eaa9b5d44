import type { GameId } from '@chinwag/rules';
import type { ReactNode } from 'react';

/** Stories by their names in the story book. Each story needs no server. */
export type Stories = Readonly<Record<string, () => ReactNode>>;

const FILES = import.meta.glob<Stories>('../games/*/stories.tsx', { import: 'stories' });

/**
 * Returns a promise of a game's stories. The promise rejects if the game has none, or if loading fails; a test ensures that each
 * game has stories.
 */
export async function gameStories(game: GameId): Promise<Stories> {
  const load = FILES[`../games/${game}/stories.tsx`];
  if (load === undefined) throw new Error(`No stories of the game "${game}".`);
  return load();
}

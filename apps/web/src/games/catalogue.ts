import type { GameLoaders } from '../board/gameLoaders.ts';
import { ABOUT_GAMES, type IdentifiedGame } from './abouts.ts';

/** A game of the app: the facts about it, and what it is shown with. */
export interface CatalogueEntry extends IdentifiedGame, GameLoaders {}

/** `loaders.ts` of every game's folder. A test holds that each game has one. */
const LOADERS = import.meta.glob<GameLoaders>('./*/loaders.ts', { eager: true, import: 'loaders' });

/** All games, in the order in which they are shown. */
export const GAMES: readonly CatalogueEntry[] = ABOUT_GAMES.flatMap((about) => {
  const loaders = LOADERS[`./${about.id}/loaders.ts`];
  return loaders === undefined ? [] : { ...about, ...loaders };
});

/** The games that are offered at home. */
export const AT_HOME: readonly CatalogueEntry[] = GAMES.filter(({ shelf }) => shelf === 'home');

/** The catalogue's entry for a game, or null for a game that there is not. */
export function catalogued(game: string): CatalogueEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}

import type { AnyGame } from '../kernel/game.ts';
import * as registered from './registry.ts';

/** Every game, by its stable id. */
export const games = { ...registered } as const;

/** The stable id of a game. */
export type GameId = keyof typeof games;

/** Returns the game with that id, or null if there is none. */
export function findGame(id: string): AnyGame | null {
  return Object.values<AnyGame>(games).find((game) => game.id === id) ?? null;
}

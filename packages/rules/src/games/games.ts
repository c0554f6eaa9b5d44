import type { AnyGame } from '../kernel/game.ts';
import * as registered from './registry.ts';

/** Every game there is, by its stable name. */
export const games = { ...registered } as const;

export type GameId = keyof typeof games;

/** The game of that name, or null if there is none. */
export function findGame(id: string): AnyGame | null {
  return Object.values<AnyGame>(games).find((game) => game.id === id) ?? null;
}

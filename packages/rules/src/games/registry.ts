import type { AnyGame } from '../kernel/game.ts';
import { chanoyu } from './chanoyu/index.ts';
import { chapanka } from './chapanka/index.ts';
import { chinaso } from './chinaso/index.ts';
import { chinchon } from './chinchon/index.ts';
import { chinkway } from './chinkway/index.ts';

/** Every game there is, by its stable name. */
export const games = { chinkway, chinaso, chinchon, chapanka, chanoyu } as const;

export type GameId = keyof typeof games;

/** The game of that name, or null if there is none. */
export function findGame(id: string): AnyGame | null {
  return Object.values<AnyGame>(games).find((game) => game.id === id) ?? null;
}

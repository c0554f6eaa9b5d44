import type { AnyGuessing } from '../kernel/guessing.ts';
import { chapankaGuessing as chapanka } from './chapanka/guessing.ts';
import { chinkwayGuessing as chinkway } from './chinkway/guessing.ts';
import type { GameId } from './games.ts';

/** How a seat guesses at what it does not see, in the games that have players who do. */
const guessings: Partial<Record<GameId, AnyGuessing>> = { chapanka, chinkway };

/** The guessing of the game of that name, or null if it has none. */
export function findGuessing(game: string): AnyGuessing | null {
  return new Map<string, AnyGuessing>(Object.entries(guessings)).get(game) ?? null;
}

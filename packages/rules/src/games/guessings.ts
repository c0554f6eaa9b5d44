import type { AnyGuessing } from '../kernel/guessing.ts';
import { chapankaGuessing as chapanka } from './chapanka/guessing.ts';
import { chinkwayGuessing as chinkway } from './chinkway/guessing.ts';
import type { GameId } from './games.ts';

/** The guessing of hidden cards in each game whose bots guess. */
const guessings: Partial<Record<GameId, AnyGuessing>> = { chapanka, chinkway };

/** Returns the guessing of a game; null if it has none. */
export function findGuessing(game: string): AnyGuessing | null {
  return new Map<string, AnyGuessing>(Object.entries(guessings)).get(game) ?? null;
}

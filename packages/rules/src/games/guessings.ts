import type { AnyGuessing } from '../kernel/guessing.ts';
import { chapankaGuessing as chapanka } from './chapanka/guessing.ts';
import { chinkwayGuessing as chinkway } from './chinkway/guessing.ts';
import type { GameId } from './games.ts';

/** The determinization (guessing) of hidden cards, for each game whose bots use it. */
const guessings: Partial<Record<GameId, AnyGuessing>> = { chapanka, chinkway };

/** Returns a game's determinization (guessing) of hidden cards, or null if there is none. */
export function findGuessing(game: string): AnyGuessing | null {
  return new Map<string, AnyGuessing>(Object.entries(guessings)).get(game) ?? null;
}

import type { EarPlayer } from './player.ts';

const PLAYERS = import.meta.glob<EarPlayer>('../../../games/*/testing/byEar.ts', { eager: true, import: 'player' });

/** Returns the simulated screen-reader player of a game, or null if the game has none. */
export function playerByEar(game: string): EarPlayer | null {
  return PLAYERS[`../../../games/${game}/testing/byEar.ts`] ?? null;
}

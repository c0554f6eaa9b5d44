import type { EarPlayer } from './player.ts';

const PLAYERS = import.meta.glob<EarPlayer>('../../../games/*/testing/byEar.ts', { eager: true, import: 'player' });

/** Who plays a game by ear, or null for a game that nobody plays so. */
export function playerByEar(game: string): EarPlayer | null {
  return PLAYERS[`../../../games/${game}/testing/byEar.ts`] ?? null;
}

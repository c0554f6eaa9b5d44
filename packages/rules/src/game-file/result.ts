import type { GameState } from '../kernel/game.ts';
import type { GameFile } from './format.ts';
import type { PlayedAgain } from './replay.ts';

/** The result of a game as a file has it; null while the game goes on. */
export function fileResult(game: PlayedAgain, state: GameState): GameFile['result'] | null {
  const result = game.result(state);
  if (result === null) return null;
  const { standings, why: { code, rule } } = result;
  return { standings: standings.map(({ seat, place, score }) => ({ seat, place, score })), why: { code, rule } };
}

import type { GameState, Result } from '../kernel/game.ts';
import type { FileResult } from './format.ts';
import type { PlayedAgain } from './replay.ts';

/** The result of a game as a file has it; null while the game goes on. */
export function fileResult(game: PlayedAgain, state: GameState): FileResult | null {
  const result = game.result(state);
  return result === null ? null : resultInFile(result);
}

/** A result as a file has it. */
export function resultInFile({ standings, why: { code, rule } }: Result): FileResult {
  return { standings: standings.map(({ seat, place, score }) => ({ seat, place, score })), why: { code, rule } };
}

import type { GameState, Result } from '../kernel/game.ts';
import type { FileResult } from './format.ts';
import type { PlayedAgain } from './replay.ts';

/** Returns the result of a game in the format of a game file, or null while the game is running. */
export function fileResult(game: PlayedAgain, state: GameState): FileResult | null {
  const result = game.result(state);
  return result === null ? null : resultInFile(result);
}

/** Returns a result in the format of a game file. */
export function resultInFile({ standings, why: { code, rule } }: Result): FileResult {
  return { standings: standings.map(({ seat, place, score }) => ({ seat, place, score })), why: { code, rule } };
}

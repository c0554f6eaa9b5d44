import type { Ending, GameState, Result } from '@chinwag/rules';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { TableView } from '../../session/tableView.ts';

/** The ending of a game that all agreed to end after a deal, because no rule ended it. */
const LAST_DEAL: Ending = { code: 'last-deal', rule: '' };

/**
 * Returns the result of a game at a moment, or null while the game continues. If everyone agreed that a deal was the last one, the
 * result is the standings after that deal.
 */
export function cameTo({ status, end, gameId }: TableView, game: GameOnTable, at: GameState): Result | null {
  const { game: rules } = game.screen;
  const result = rules.result(at);
  const isLast = status === 'finished' && end === 'last-deal' && gameId === game.gameId;
  if (result !== null || !isLast || at.records.length < game.newest.records.length) return result;
  return { standings: rules.standings(at), why: LAST_DEAL };
}

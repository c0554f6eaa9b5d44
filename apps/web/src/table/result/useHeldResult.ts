import { useCallback, useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { TableView } from '../../session/tableView.ts';
import { cameTo } from './cameTo.ts';

/** A finished game, with the table at that time. */
export interface ResultSnapshot {
  readonly table: TableView;
  readonly game: GameOnTable;
}

/** The last result, for as long as the viewer looks at it. */
export interface ShownResult {
  /** The result that the viewer still looks at although the table has continued, or null if they are back at the table. */
  readonly held: ResultSnapshot | null;
  /** Moves on to the current state of the table. */
  readonly goOn: () => void;
}

/**
 * Keeps a result until its viewer moves on, no matter what happens at the table. Returns the result and the function that moves on.
 */
export function useHeldResult(table: TableView | null, game: GameOnTable | null): ShownResult {
  const [last, setLast] = useState<ResultSnapshot | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const ended = endedGame(table, game);
  if (ended !== null && isToBeHeld(ended, last, left)) setLast(ended);
  const goOn = useCallback(() => {
    setLeft(last?.game.gameId ?? null);
    setLast(null);
  }, [last]);
  const isBehind = last !== null && table !== null && hasGoneOn(table, last.game);
  return { held: isBehind ? last : null, goOn };
}

/** Returns the finished game once it has been shown completely, or null before that. */
function endedGame(table: TableView | null, game: GameOnTable | null): ResultSnapshot | null {
  if (table === null || game === null || cameTo(table, game, game.newest) === null) return null;
  return { table, game };
}

/**
 * Returns whether to keep the game that the viewer looks at, as it ended. Another game does not replace it before the viewer moves
 * on.
 */
function isToBeHeld({ table, game }: ResultSnapshot, last: ResultSnapshot | null, left: string | null): boolean {
  if (game.gameId === left) return false;
  if (last === null) return true;
  return last.game.gameId === game.gameId && last.game !== game && !hasGoneOn(table, game);
}

function hasGoneOn({ status, gameId }: TableView, game: GameOnTable): boolean {
  return status === 'gathering' || gameId !== game.gameId;
}

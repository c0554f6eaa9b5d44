import { useCallback, useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { TableView } from '../../session/tableView.ts';
import { cameTo } from './cameTo.ts';

/** A finished game, with the table as it was then. */
export interface ResultSnapshot {
  readonly table: TableView;
  readonly game: GameOnTable;
}

/** The last result, while the viewer looks at it. */
export interface ShownResult {
  /** The result the viewer still looks at although the table has continued; null if they are with the table. */
  readonly held: ResultSnapshot | null;
  /** Moves on to what the table shows now. */
  readonly goOn: () => void;
}

/** Keeps a result until its viewer moves on, no matter what happens at the table. Returns it with the function to move on. */
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

/** A finished game, completely shown. */
function endedGame(table: TableView | null, game: GameOnTable | null): ResultSnapshot | null {
  if (table === null || game === null || cameTo(table, game, game.newest) === null) return null;
  return { table, game };
}

/** The game that the viewer looks at stays as the table left it; another one does not replace it before they move on. */
function isToBeHeld({ table, game }: ResultSnapshot, last: ResultSnapshot | null, left: string | null): boolean {
  if (game.gameId === left) return false;
  if (last === null) return true;
  return last.game.gameId === game.gameId && last.game !== game && !hasGoneOn(table, game);
}

function hasGoneOn({ status, gameId }: TableView, game: GameOnTable): boolean {
  return status === 'gathering' || gameId !== game.gameId;
}

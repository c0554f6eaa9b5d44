import { type GameState, isOpenTrick } from '@chinwag/rules';
import type { AnyGameScreen } from '../board/screen.ts';
import type { LogEntry } from '../board/logEntry.ts';

/** Returns the log lines that may be read again while `shown` is on the table. Omits lines that reveal a closed trick. */
export function readableLog<Line extends LogEntry>(
  logLines: readonly Line[],
  { openTricks }: Pick<AnyGameScreen, 'openTricks'>,
  shown: GameState,
): readonly Line[] {
  if (openTricks === null) return logLines;
  const open = openTricks(shown);
  return logLines.filter(({ trick }) => trick === undefined || isOpenTrick(trick, open));
}

import type { Standing } from '../../kernel/game.ts';
import { type ChanoyuEnding, endingOf, standings } from './ending.ts';
import type { Row } from './row.ts';
import { rowPoints, totals } from './score.ts';
import type { ChanoyuState } from './state.ts';

/** What would be if the round ended now. All but the standings is by seat. */
export interface Outlook {
  /** What each row scores. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** How the game would end, or null if there would be another round. */
  readonly ending: ChanoyuEnding['code'] | null;
  /** The places at that end; empty without one. */
  readonly standings: readonly Standing[];
}

/** Whether somebody else has as much as the winner with the highest total, so that the seat decides (CN6.3). */
export function isWinnerLevel({ ending, standings, totals }: Outlook): boolean {
  const [first] = standings;
  return ending === 'highest' && totals.filter((total) => total === first?.score).length > 1;
}

/** What would be if the round ended now, with its rows as they are or, to weigh a lay, as `rows` has them (CN6). */
export function outlook(state: ChanoyuState, rows: readonly Row[] = state.round.rows): Outlook {
  const points = rows.map((row) => rowPoints(row, state.options.scoring));
  const before = totals(state);
  const scored = state.records.length === state.round.number;
  const after = scored ? before : before.map((total, seat) => total + (points[seat] ?? 0));
  const ending = endingOf(after)?.code ?? null;
  return { points, totals: after, ending, standings: ending === null ? [] : standings(after, state.originalHost) };
}

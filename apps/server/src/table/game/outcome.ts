import type { Outcome, OutcomeSeat } from '@chinwag/protocol';
import type { Result, Standing } from '@chinwag/rules';
import { namesAtTable } from '../seats/names-at-table.ts';
import type { TableRecord } from '../record/table-record.ts';
import type { WallTime } from '../../time.ts';

/**
 * The standings at a game's end, and the reason why it ended. The standings come from its result, or from its state when all agreed
 * to end it.
 */
export type Came = Pick<Result, 'standings'> & { readonly why: Pick<Result['why'], 'code'> };

/** Returns an outcome with scores but no places, for a game that does not count, with the reason. */
export function withoutPlaces(standings: readonly Standing[], why: 'agreed' | 'retried'): Came {
  return { standings: standings.map((standing) => ({ ...standing, place: 0 })), why: { code: why } };
}

/**
 * Returns whether a game counts in the tally. A game does not count if a person who plays only with bots took back moves after bots
 * had shown more cards.
 */
export function doesCount({ seats }: TableRecord, { isRetried }: { readonly isRetried: boolean }): boolean {
  return !isRetried || seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** Returns the outcome of a game that ended at `endedAt`. `table` is its state during the game. */
export function outcomeOf(table: TableRecord, { standings, why }: Came, endedAt: WallTime): Outcome {
  const names = namesAtTable(table, []);
  const seats = table.seats.map((held, seat): OutcomeSeat => {
    const { place, score } = standings.find((standing) => standing.seat === seat) ?? { place: table.seats.length, score: 0 };
    const person = held.kind === 'person' ? held.person : null;
    const own = held.kind === 'empty' ? '' : held.name;
    return { person, name: names.get(person ?? own) ?? own, place, score, points: pointsFor(place, standings) };
  });
  return { number: table.games + 1, game: table.game, endedAt, why: why.code, seats };
}

/** Returns the evening points of a place: one for each player behind, and half a point for each other at the same place. */
function pointsFor(place: number, standings: readonly Standing[]): number {
  if (place === 0) return 0;
  const behind = standings.filter((other) => other.place > place).length;
  const beside = standings.filter((other) => other.place === place).length - 1;
  return behind + Math.max(0, beside) / 2;
}

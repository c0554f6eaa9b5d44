import { FRENCH_SUITS } from '../../../kernel/cards.ts';
import type { PointChart } from '../score.ts';
import { mostPointsInStraights } from './fillings.ts';
import type { CountedHand } from './holding.ts';
import { fillingOf, type Plan, type SuitStraights } from './plan.ts';
import { coverOf, eachSpans, jokersForStraight, type Span } from './spans.ts';

/** The best known straights for a number of straights and of jokers. */
interface Best {
  /** The points of these straights, including jokers. */
  readonly points: number;
  readonly straights: readonly SuitStraights[];
}

/** The best straights by number of straights, then by jokers used. */
type BestTable = (Best | null)[][];

/**
 * Returns the plan that lays the most points in `straights` straights, for a contract without threes (CS3.1), or null if there is
 * none. Straights of different suits share only jokers, so the search treats each suit separately.
 */
export function planStraights(holding: CountedHand, straights: number, chart: PointChart): Plan | null {
  let table = emptyTable(straights, holding.jokers);
  enter(table, 0, 0, { points: 0, straights: [] });
  for (const suit of FRENCH_SUITS.keys()) {
    if (jokersForStraight(holding.heights[suit] ?? 0) > holding.jokers) continue;
    table = joined(table, suitTable(holding, suit, straights, chart));
  }
  const best = (table[straights] ?? []).reduce((most, other) => (better(other, most) ? other : most), null);
  return best === null ? null : { straights: best.straights, threes: [] };
}

function suitTable(holding: CountedHand, suit: number, straights: number, chart: PointChart): BestTable {
  const table = emptyTable(straights, holding.jokers);
  enter(table, 0, 0, { points: 0, straights: [] });
  const { held } = fillingOf(holding, { suit, spans: [] }, chart.ranks);
  for (let count = 1; count <= straights; count++) {
    const row = table[count] ?? [];
    eachSpans(held, count, holding.jokers, (spans, asked) => {
      const bound = pointsOfNaturals(spans, held, chart.ranks);
      const mayBeBest = row.some((best, jokers) => {
        return jokers >= asked && bound + jokers * chart.joker > (best?.points ?? -1);
      });
      if (!mayBeBest) return;
      const most = mostPointsInStraights({ spans, held, points: chart.ranks }, holding.jokers);
      for (let jokers = asked; jokers < most.length; jokers++) {
        const naturals = most[jokers] ?? -1;
        const points = naturals + jokers * chart.joker;
        if (naturals < 0 || points <= (row[jokers]?.points ?? -1)) continue;
        enter(table, count, jokers, { points, straights: [{ suit, spans: [...spans], jokers }] });
      }
    });
  }
  return table;
}

/** Returns an upper bound on the points of natural cards in a filling: a natural card in every place that can have one. */
function pointsOfNaturals(spans: readonly Span[], held: Uint8Array, points: readonly number[]): number {
  let sum = 0;
  for (const [height, each] of points.entries()) sum += each * Math.min(coverOf(spans, height), held[height] ?? 0);
  return sum;
}

/** Returns the best combinations of two tables. */
function joined(one: BestTable, other: BestTable): BestTable {
  const both = emptyTable(one.length - 1, (one[0]?.length ?? 1) - 1);
  for (const [count, row] of one.entries()) {
    for (const [jokers, best] of row.entries()) {
      if (best === null) continue;
      for (let more = 0; count + more < other.length; more++) {
        for (const [moreJokers, added] of (other[more] ?? []).entries()) {
          if (added === null || jokers + moreJokers >= row.length) continue;
          enter(both, count + more, jokers + moreJokers, {
            points: best.points + added.points,
            straights: [...best.straights, ...added.straights],
          });
        }
      }
    }
  }
  return both;
}

function emptyTable(straights: number, jokers: number): BestTable {
  return Array.from({ length: straights + 1 }, () => Array.from({ length: jokers + 1 }, () => null));
}

function enter(table: BestTable, count: number, jokers: number, best: Best): void {
  const row = table[count];
  if (row !== undefined && better(best, row[jokers] ?? null)) row[jokers] = best;
}

function better(one: Best | null, other: Best | null): boolean {
  return one !== null && (other === null || one.points > other.points);
}

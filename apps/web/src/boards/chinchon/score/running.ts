import type { Seat } from '@chinwag/rules';
import type { ChinchonState, DealRecord } from '@chinwag/rules/chinchon';

type Scored = Pick<ChinchonState, 'records' | 'options'> & { readonly totals: readonly number[] };

/** Everybody's total by seat, before the first deal, after the first, and so on, coming back included (CH8.2). */
export function totalsAfterDeals({ records, options, totals }: Scored): readonly (readonly number[])[] {
  const after: (readonly number[])[] = [totals.map(() => 0)];
  for (const record of records) after.push(afterDeal(after.at(-1) ?? [], record, options.target));
  return after;
}

/** Whom a deal put out: those whose points took them to the target (CH7.2). */
export function putOutBy(before: readonly number[], { points }: DealRecord, target: number): readonly Seat[] {
  return points.flatMap((won, seat) => (won !== null && (before[seat] ?? 0) + won >= target ? [seat] : []));
}

/** Whether a player is in after the last deal, also before it has been told that the deal put them out. */
export function isStillIn({ outIn, totals, options }: ChinchonState, seat: Seat): boolean {
  return outIn[seat] === null && (totals[seat] ?? 0) < options.target;
}

/** The game as it stands once those whom the last deal took to the target are out. */
export function withAllOut(state: ChinchonState): ChinchonState {
  const outIn = state.outIn.map((out, seat) => (isStillIn(state, seat) ? null : (out ?? state.deal.number)));
  return { ...state, outIn };
}

function afterDeal(before: readonly number[], record: DealRecord, target: number): readonly number[] {
  const totals = before.map((total, seat) => total + (record.points[seat] ?? 0));
  const out = putOutBy(before, record, target);
  const stillIn = totals.filter((_, seat) => record.points[seat] !== null && !out.includes(seat));
  return totals.map((total, seat) => (record.reenlisted.includes(seat) ? Math.max(...stillIn) : total));
}

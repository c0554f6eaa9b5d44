import type { LedgerLine, ScoredDeal } from '../kernel/game.ts';
import { balancesAfter, type CounterPayment } from './counters.ts';

/** Returns the ledger with payments added. Payments for the same reason share a line, and lines are in order of first payment. */
export function entered<Reason extends string, Paid extends Reason>(
  lines: readonly LedgerLine<Reason>[],
  payments: readonly CounterPayment<Paid>[],
  { of, seats }: { readonly of: LedgerLine['of']; readonly seats: number },
): readonly LedgerLine<Reason>[] {
  return payments.reduce<readonly LedgerLine<Reason>[]>((entries, payment) => {
    const { reason, rule } = payment;
    const at = entries.findIndex((line) => line.reason === reason);
    const before = entries[at]?.amounts ?? Array.from({ length: seats }, () => 0);
    const line: LedgerLine<Reason> = { reason, rule, of, amounts: balancesAfter(before, payment) };
    return at < 0 ? [...entries, line] : entries.with(at, line);
  }, lines);
}

/** Returns the sum of these lines, by seat. */
export function sumOfLines(lines: readonly LedgerLine[], seats: number): readonly number[] {
  const nothing = Array.from({ length: seats }, () => 0);
  return lines.reduce<readonly number[]>((sum, { amounts }) => sum.map((so, seat) => so + (amounts[seat] ?? 0)), nothing);
}

/** Returns the records with payments added to the last record, whose deal has already been scored. */
export function enteredInLast<Reason extends string, Paid extends Reason, Record extends ScoredDeal<Reason>>(
  records: readonly Record[],
  payments: readonly CounterPayment<Paid>[],
  kind: { readonly of: LedgerLine['of']; readonly seats: number },
): readonly Record[] {
  const last = records.length - 1;
  return records.map((record, at) => (at === last ? { ...record, ledger: entered(record.ledger, payments, kind) } : record));
}

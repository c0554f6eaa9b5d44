import { sumOfLines } from '@chinwag/rules';
import { type ChinasoLine, type DealRecord, isOfGame, type PaymentReason } from '@chinwag/rules/chinaso';

/** A line of an account by which counters moved. */
export type CounterLine = ChinasoLine & { readonly reason: PaymentReason };

/** The lines of a hand by which counters moved. */
export function counterLines({ ledger }: DealRecord): readonly CounterLine[] {
  return ledger.filter((line): line is CounterLine => line.of === 'counters');
}

/** By seat: what a hand itself brought in counters. */
export function handCounters(record: DealRecord): readonly number[] {
  return sumOfLines(counterLines(record).filter((line) => !isOfGame(line)), record.points.length);
}

/** By seat: what the end of the game brought in counters; null if the record is not of the last hand, or nobody paid. */
export function gameCounters(record: DealRecord): readonly number[] | null {
  const lines = counterLines(record).filter(isOfGame);
  return lines.length === 0 ? null : sumOfLines(lines, record.points.length);
}

import { sumOfLines } from '@chinwag/rules';
import { type ChinasoLine, type DealRecord, isOfGame, type PaymentReason } from '@chinwag/rules/chinaso';

/** A line of a ledger that moved counters. */
export type CounterLine = ChinasoLine & { readonly reason: PaymentReason };

/** Returns the lines of a hand that moved counters. */
export function counterLines({ ledger }: DealRecord): readonly CounterLine[] {
  return ledger.filter((line): line is CounterLine => line.of === 'counters');
}

/** Returns what a hand itself earned in counters, by seat. */
export function handCounters(record: DealRecord): readonly number[] {
  return sumOfLines(counterLines(record).filter((line) => !isOfGame(line)), record.points.length);
}

/** Returns what the end of the game earned in counters, by seat. Null if the record is not of the last hand, or nobody paid. */
export function gameCounters(record: DealRecord): readonly number[] | null {
  const lines = counterLines(record).filter(isOfGame);
  return lines.length === 0 ? null : sumOfLines(lines, record.points.length);
}

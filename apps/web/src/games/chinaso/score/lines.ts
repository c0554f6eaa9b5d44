import { sumOfLines } from '@chinwag/rules';
import { type ChinasoLine, type DealRecord, isOfGame, type PaymentReason } from '@chinwag/rules/chinaso';

/** A ledger line for a counter payment. */
export type CounterLine = ChinasoLine & { readonly reason: PaymentReason };

/** Returns the ledger lines for a hand's counter payments. */
export function counterLines({ ledger }: DealRecord): readonly CounterLine[] {
  return ledger.filter((line): line is CounterLine => line.of === 'counters');
}

/** Returns each player's change in counters in a hand, by seat, without payments for the end of the game. */
export function handCounters(record: DealRecord): readonly number[] {
  return sumOfLines(counterLines(record).filter((line) => !isOfGame(line)), record.points.length);
}

/**
 * Returns each player's change in counters at the end of the game, by seat. Returns null if the hand is not the last, or if nobody
 * paid.
 */
export function gameCounters(record: DealRecord): readonly number[] | null {
  const lines = counterLines(record).filter(isOfGame);
  return lines.length === 0 ? null : sumOfLines(lines, record.points.length);
}

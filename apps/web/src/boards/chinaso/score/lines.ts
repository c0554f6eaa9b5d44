import { sumOfLines } from '@chinwag/rules';
import { type ChinasoLine, type DealRecord, isOfGame } from '@chinwag/rules/chinaso';

/** What counters moved for, as the head of a column. */
export const LABELS: Readonly<Record<ChinasoLine['reason'], string>> = {
  'left-in-hand': 'Left in hand',
  chinaso: 'Doubled',
  buy: 'Buys',
  'hand-stake': 'The hand',
  'chinaso-stake': 'A Chinaso',
  'hand-pot': 'The pot',
  'game-stake': 'The game',
  'game-pot': 'The last pot',
};

/** The lines of a hand by which counters moved. */
export function counterLines({ ledger }: DealRecord): readonly ChinasoLine[] {
  return ledger.filter((line) => line.of === 'counters');
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

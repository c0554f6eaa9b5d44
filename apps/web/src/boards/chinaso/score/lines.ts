import type { ChinasoState, DealRecord, Stakes } from '@chinwag/rules/chinaso';

/** Counters that moved in a hand for one thing. */
export interface Line {
  readonly label: string;
  readonly rule: string;
  /** By seat. */
  readonly amounts: readonly number[];
}

/** What moved in a hand, given everybody’s counters before it: buys, the hand’s stake, and the pot (CS7.2, CS7.3). */
export function linesOf(record: DealRecord, before: readonly number[], stakes: Stakes): readonly Line[] {
  const { kind, winner, buys, balances } = record;
  const bought = buys.map((count) => 0 - count * stakes.buy);
  const lines: Line[] = [{ label: 'Buys', rule: 'CS7.2', amounts: bought }];
  if (winner === null) return lines;
  const stake = kind === 'chinaso' ? 2 * stakes.hand : stakes.hand;
  const hand = balances.map((_, seat) => (seat === winner ? stake * (balances.length - 1) : 0 - stake));
  const pot = balances.map((balance, seat) => balance - (before[seat] ?? 0) - (bought[seat] ?? 0) - (hand[seat] ?? 0));
  const label = kind === 'chinaso' ? 'A Chinaso' : 'The hand';
  return [...lines, { label, rule: kind === 'chinaso' ? 'CS7.3' : 'CS7.2', amounts: hand }, { label: 'The pot', rule: 'CS7.2', amounts: pot }];
}

/** Everybody’s counters before the hand of that index, from 0. */
export function balancesBefore({ records, balances }: ChinasoState, index: number): readonly number[] {
  return records[index - 1]?.balances ?? balances.map(() => 0);
}

/** What the game’s end moved, once it is over; null without stakes and before (CS7.2). */
export function gameLine({ records, balances, options, phase }: ChinasoState): Line | null {
  const last = records.at(-1);
  if (options.stakes === 'off' || phase.name !== 'over' || last === undefined) return null;
  return { label: 'The game', rule: 'CS7.2', amounts: balances.map((balance, seat) => balance - (last.balances[seat] ?? 0)) };
}

/** What must be laid to go down: exactly so many threes and straights (CS3.1). */
export interface Contract {
  readonly threes: number;
  readonly straights: number;
}

/** The contracts of hands 1 to 7 (CS3.1). */
export const CONTRACTS: readonly Contract[] = [
  { threes: 2, straights: 0 },
  { threes: 1, straights: 1 },
  { threes: 0, straights: 2 },
  { threes: 3, straights: 0 },
  { threes: 2, straights: 1 },
  { threes: 1, straights: 2 },
  { threes: 0, straights: 3 },
];

/** The contract of a hand by its number, from 1. */
export function contractOf(number: number): Contract {
  const contract = CONTRACTS[number - 1];
  if (contract === undefined) throw new Error(`there is no hand ${number}`);
  return contract;
}

/** A contract in words: `two threes and one straight`. */
export function contractInWords({ threes, straights }: Contract): string {
  return [counted(threes, 'three'), counted(straights, 'straight')].filter((part) => part !== '').join(' and ');
}

function counted(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? `one ${name}` : `${['no', 'one', 'two', 'three'][count]} ${name}s`;
}

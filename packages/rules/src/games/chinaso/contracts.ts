import type { SetKind } from './sets.ts';

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

/** The kind of each set of a contract, threes first. */
export function setKindsOf({ threes, straights }: Contract): readonly SetKind[] {
  return Array.from({ length: threes + straights }, (_, at) => (at < threes ? 'three' : 'straight'));
}

/** A contract and all that are part of it, those of most sets first, and of as many those of most threes. */
export function contractsWithin({ threes, straights }: Contract): readonly Contract[] {
  const within: Contract[] = [];
  for (let sets = threes + straights; sets > 0; sets--) {
    for (let part = Math.min(threes, sets); part >= Math.max(0, sets - straights); part--) {
      within.push({ threes: part, straights: sets - part });
    }
  }
  return within;
}

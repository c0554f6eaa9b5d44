import type { ChinasoOptions } from './options.ts';
import type { SetKind } from './sets.ts';
import type { Deal } from './state.ts';

/** A contract: the exact numbers of threes and straights that a player must lay to go down (CS3.1). */
export interface Contract {
  readonly threes: number;
  readonly straights: number;
}

/** The contracts of the seven hands (CS3.1). */
export const CONTRACTS: readonly Contract[] = [
  { threes: 2, straights: 0 },
  { threes: 1, straights: 1 },
  { threes: 0, straights: 2 },
  { threes: 3, straights: 0 },
  { threes: 2, straights: 1 },
  { threes: 1, straights: 2 },
  { threes: 0, straights: 3 },
];

/* The contracts of a short game, by number among the seven: threes, straights, and both (CS3.4). */
const SHORT: readonly number[] = [1, 3, 5];

/** The contracts of a game's hands, in order (CS3.1, CS3.4). */
export const CONTRACTS_OF: Readonly<Record<ChinasoOptions['length'], readonly Contract[]>> = {
  seven: CONTRACTS,
  three: SHORT.map(contractOf),
};

/** Returns one of the seven contracts by its number, from 1. */
export function contractOf(number: number): Contract {
  return nth(CONTRACTS, number);
}

/** Returns the contract of a hand in a game, by default of the current hand. */
export function contractIn({ options, deal }: Played, number: number = deal.number): Contract {
  return nth(CONTRACTS_OF[options.length], number);
}

/** Returns the number of hands in a game. */
export function handCount({ length }: Pick<ChinasoOptions, 'length'>): number {
  return CONTRACTS_OF[length].length;
}

/** The fields that identify the current hand and its game. */
interface Played {
  readonly options: Pick<ChinasoOptions, 'length'>;
  readonly deal: Pick<Deal, 'number'>;
}

function nth(contracts: readonly Contract[], number: number): Contract {
  const contract = contracts[number - 1];
  if (contract === undefined) throw new Error(`there is no hand ${number}`);
  return contract;
}

/** Returns the kind of each set in a contract, threes first. */
export function setKindsOf({ threes, straights }: Contract): readonly SetKind[] {
  return Array.from({ length: threes + straights }, (_, at) => (at < threes ? 'three' : 'straight'));
}

/** Returns a contract and all its parts: those with more sets first and, among equals, those with more threes first. */
export function contractsWithin({ threes, straights }: Contract): readonly Contract[] {
  const within: Contract[] = [];
  for (let sets = threes + straights; sets > 0; sets--) {
    for (let part = Math.min(threes, sets); part >= Math.max(0, sets - straights); part--) {
      within.push({ threes: part, straights: sets - part });
    }
  }
  return within;
}

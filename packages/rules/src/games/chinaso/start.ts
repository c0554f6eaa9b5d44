import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { newDeal } from './evolve.ts';
import type { ChinasoOptions } from './options.ts';
import type { ChinasoState } from './state.ts';

/** Returns the state before the draw for the first dealer (CS1.2). */
export function start(setup: Setup<ChinasoOptions>): ChinasoState {
  const seats = allSeats(setup.seats);
  return {
    options: setup.options,
    seed: setup.seed,
    shuffles: 0,
    balances: seats.map(() => 0),
    pot: 0,
    ledger: [],
    records: [],
    deal: newDeal(0, { dealer: 0, hands: seats.map(() => []), stock: [] }, null),
    phase: { name: 'settle' },
  };
}

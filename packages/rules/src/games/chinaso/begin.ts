import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import type { ChinasoEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import type { ChinasoOptions } from './options.ts';
import { opened } from './settle.ts';
import type { ChinasoState } from './state.ts';

/** Draws the first dealer (CS1.2) and deals the first hand. */
export function begin(setup: Setup<ChinasoOptions>): {
  readonly state: ChinasoState;
  readonly events: readonly ChinasoEvent[];
} {
  const seats = allSeats(setup.seats);
  const state: ChinasoState = {
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
  return { state, events: opened(state) };
}

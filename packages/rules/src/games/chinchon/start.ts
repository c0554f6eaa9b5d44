import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import type { ChinchonOptions } from './options.ts';
import type { ChinchonState } from './state.ts';

/** Returns the state before the draw for the first leader (CH2.1) and the antes (CH8.1). */
export function start(setup: Setup<ChinchonOptions>): ChinchonState {
  const seats = allSeats(setup.seats);
  return {
    options: setup.options,
    seed: setup.seed,
    shuffles: 0,
    draw: [],
    totals: seats.map(() => 0),
    outIn: seats.map(() => null),
    balances: seats.map(() => 0),
    pot: 0,
    ledger: [],
    records: [],
    counted: [],
    deal: {
      number: 0,
      leader: 0,
      dealer: 0,
      hands: [],
      stock: [],
      pile: [],
      melds: [],
      untouched: [],
      turns: 0,
      closing: null,
      stopped: null,
    },
    phase: { name: 'between' },
  };
}

import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { opened } from './consequences.ts';
import type { ChinchonEvent } from './events.ts';
import type { ChinchonOptions } from './options.ts';
import type { ChinchonState } from './state.ts';

/** Draws the first leader (CH2.1), takes the antes (CH8.1) and deals the first deal. */
export function begin(setup: Setup<ChinchonOptions>): {
  readonly state: ChinchonState;
  readonly events: readonly ChinchonEvent[];
} {
  const seats = allSeats(setup.seats);
  const state: ChinchonState = {
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
  return { state, events: opened(state) };
}

import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import type { ChanoyuOptions } from './options.ts';
import { settled } from './settle.ts';
import type { ChanoyuState } from './state.ts';

/** Deals the first round. The owner is the first host, or seat 0 if the owner does not play (CN2.1). */
export function begin(setup: Setup<ChanoyuOptions>): {
  readonly state: ChanoyuState;
  readonly events: readonly ChanoyuEvent[];
} {
  const firstDealer = setup.owner ?? 0;
  const state: ChanoyuState = {
    options: setup.options,
    seed: setup.seed,
    shuffles: 0,
    firstDealer,
    records: [],
    deal: newDeal(0, firstDealer, allSeats(setup.seats).map(() => []), []),
    phase: { name: 'settle' },
  };
  return { state, events: settled(state) };
}

import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { newDeal } from './evolve.ts';
import type { ChanoyuOptions } from './options.ts';
import type { ChanoyuState } from './state.ts';

/** Returns the state before the first round. The owner is the first host, or seat 0 if the owner does not play (CN2.1). */
export function start(setup: Setup<ChanoyuOptions>): ChanoyuState {
  const firstDealer = setup.owner ?? 0;
  return {
    options: setup.options,
    seed: setup.seed,
    shuffles: 0,
    firstDealer,
    records: [],
    deal: newDeal(0, firstDealer, allSeats(setup.seats).map(() => []), []),
    phase: { name: 'settle' },
  };
}

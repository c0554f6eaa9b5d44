import type { Setup } from '../../kernel/game.ts';
import { newDeal } from './evolve.ts';
import type { ChapankaOptions } from './options.ts';
import type { ChapankaState } from './state.ts';

/** Returns the state before the draw for the first dealer (CP2.1). */
export function start(setup: Setup<ChapankaOptions>): ChapankaState {
  return {
    options: setup.options,
    seed: setup.seed,
    shuffles: 0,
    firstDealer: 0,
    draw: [],
    balances: [0, 0, 0, 0],
    pot: 0,
    ledger: [],
    records: [],
    deal: newDeal(0, { dealer: 0, hands: [], talon: [] }),
    phase: { name: 'settle' },
  };
}

import type { Setup } from '../../kernel/game.ts';
import type { ChapankaEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import type { ChapankaOptions } from './options.ts';
import { opened } from './settle.ts';
import type { ChapankaState } from './state.ts';

/** Draws the first dealer (CP2.1) and deals the first deal. */
export function begin(setup: Setup<ChapankaOptions>): {
  readonly state: ChapankaState;
  readonly events: readonly ChapankaEvent[];
} {
  const state: ChapankaState = {
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
  return { state, events: opened(state) };
}

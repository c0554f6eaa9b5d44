import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { SEATS } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { newDeal } from './evolve.ts';
import type { ChinkwayOptions } from './options.ts';
import { settled } from './settle.ts';
import type { ChinkwayState } from './state.ts';

/** Draws the first dealer (CW2.2), shuffles the Quest Pack and deals the first deal. */
export function begin(setup: Setup<ChinkwayOptions>): {
  readonly state: ChinkwayState;
  readonly events: readonly ChinkwayEvent[];
} {
  const [firstDealer = 0] = shuffled(allSeats(SEATS), setup.seed, 0);
  const state: ChinkwayState = {
    options: setup.options,
    seed: setup.seed,
    shuffles: 1,
    firstDealer,
    questPack: [],
    discards: [],
    records: [],
    finalRequest: null,
    deal: newDeal(0, { kind: 'scheduled', positions: [], sides: [] }, []),
    phase: { name: 'settle' },
  };
  return { state, events: settled(state) };
}

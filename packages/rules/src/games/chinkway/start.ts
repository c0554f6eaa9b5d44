import type { Setup } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { SEATS } from './cards.ts';
import { newDeal } from './evolve.ts';
import type { ChinkwayOptions } from './options.ts';
import type { ChinkwayState } from './state.ts';

/** Returns the state before the first deal, with its dealer drawn (CW2.2). */
export function start(setup: Setup<ChinkwayOptions>): ChinkwayState {
  const [firstDealer = 0] = shuffled(allSeats(SEATS), setup.seed, 0);
  return {
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
}

import type { GameTricks, OpenTricks } from '../../kernel/game-tricks.ts';
import { openDuring } from '../../shared/open-tricks.ts';
import type { ChinkwayEvent } from './events.ts';
import type { ChinkwayState } from './state.ts';
import { trickNumber, tricksWon } from './trick.ts';

/** Returns the tricks that players may look at now (CW4.6). */
export function openTricks({ options, deal, phase }: ChinkwayState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksWon(deal));
}

/** Describes Chinkway's tricks; a card taken for the Quest stays visible for the whole deal (CW4.4). */
export const tricks: GameTricks<ChinkwayState, ChinkwayEvent> = {
  number: (state) => ({ deal: state.deal.number, trick: trickNumber(state) }),
  open: openTricks,
  cards: { cardPlayed: ['card'] },
};

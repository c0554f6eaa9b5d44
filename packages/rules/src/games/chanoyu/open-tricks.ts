import type { GameTricks, OpenTricks } from '../../kernel/game-tricks.ts';
import { openDuring } from '../../shared/open-tricks.ts';
import type { ChanoyuEvent } from './events.ts';
import type { ChanoyuState } from './state.ts';
import { trickNumber, tricksComplete } from './trick.ts';

/** Returns the tricks that players may look at now (CN4.5). */
export function openTricks({ options, phase, deal }: ChanoyuState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksComplete(deal));
}

/** Describes Chanoyu's tricks; a card laid in a row stays visible for the whole round (CN5.1). */
export const tricks: GameTricks<ChanoyuState, ChanoyuEvent> = {
  number: ({ deal }) => ({ deal: deal.number, trick: trickNumber(deal) }),
  open: openTricks,
  cards: { cardPlayed: ['card'], restDiscarded: ['cards'] },
};

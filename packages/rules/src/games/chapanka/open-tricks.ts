import type { GameTricks, OpenTricks } from '../../kernel/game-tricks.ts';
import { openDuring } from '../../shared/open-tricks.ts';
import type { ChapankaEvent } from './events.ts';
import type { ChapankaState } from './state.ts';
import { trickNumber, tricksPlayed } from './trick.ts';

/** Returns the tricks that players may look at now (CP3.2). */
export function openTricks({ options, deal, phase }: ChapankaState): OpenTricks {
  return phase.name === 'over' ? 'all' : openDuring(options.trickMemory, deal.number, tricksPlayed(deal));
}

/** Describes Chapanka's tricks to the kernel. */
export const tricks: GameTricks<ChapankaState, ChapankaEvent> = {
  number: ({ deal }) => ({ deal: deal.number, trick: trickNumber(deal) }),
  open: openTricks,
  cards: { cardPlayed: ['card'] },
};

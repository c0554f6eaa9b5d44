import { type Face, isSeen } from '@chinwag/rules';
import { type ChinasoCard, isDown } from '@chinwag/rules/chinaso';
import { useState } from 'react';
import type { View } from './view.ts';

interface Known {
  readonly deal: number;
  readonly playing: boolean;
  /** The player's hand at the end of their last turn. */
  readonly hand: readonly Face<ChinasoCard>[];
}

/** Returns the cards that have been added to the viewer's hand since their last turn; none for a spectator. */
export function useNewCards({ state, viewer }: View): readonly ChinasoCard[] {
  const { deal, phase } = state;
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const playing = phase.name === 'play' && phase.seat === viewer;
  const [known, setKnown] = useState<Known>(() => {
    // the card drawn for this turn is last, until something has been laid
    const drawn = playing && !isDown(deal, phase.seat) ? 1 : 0;
    return { deal: deal.number, playing, hand: hand.slice(0, hand.length - drawn) };
  });
  if (known.deal !== deal.number || (known.playing && !playing)) setKnown({ deal: deal.number, playing, hand });
  else if (known.playing !== playing) setKnown({ ...known, playing });
  return hand.filter(isSeen).filter((card) => !known.hand.includes(card));
}

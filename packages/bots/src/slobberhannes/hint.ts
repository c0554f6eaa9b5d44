import { ACE_HIGH, rankOf, suitOf } from '@chinwag/rules';
import { leadingPlay } from '@chinwag/rules/slobberhannes';
import { hinterOf } from '../hint.ts';
import { slobberhannesBots } from './index.ts';

/** Returns a sensible player's move and its reason: leading, not following suit, staying under the winning card, or going over. */
export const slobberhannesHint = hinterOf(slobberhannesBots.sensible, ({ deal }, _, { card }) => {
  const best = leadingPlay(deal.trick);
  if (best === null) return { kind: 'lead', card } as const;
  if (suitOf(card) !== suitOf(best.card)) return { kind: 'throw', card } as const;
  return { kind: ACE_HIGH[rankOf(card)] < ACE_HIGH[rankOf(best.card)] ? 'duck' : 'must-go-over', card } as const;
});

import type { FrenchCard } from '@chinwag/rules';
import { type ChapankaMove, type Manner, mannerOf } from '@chinwag/rules/chapanka';
import { asideWorth, consequenceOf } from './consequence.ts';
import type { View } from './view.ts';

/** What the plate is for at this moment, whatever is chosen. */
export function undecided({ state: { phase } }: View): string {
  return phase.name === 'exchange' || phase.name === 'setAside' ? 'Set aside' : 'Play';
}

const MANNERS: Readonly<Record<Manner, string>> = {
  lead: 'Lead',
  follow: 'Play',
  throw: 'Throw',
  renounce: 'Renounce with',
};

/** What a move does: `Lead`, `Set aside`. */
export function verbOf({ state, viewer }: View, move: ChapankaMove): string {
  if (move.type !== 'play') return 'Set aside';
  return MANNERS[viewer === 'spectator' ? 'follow' : mannerOf(state.deal, viewer, move.card)];
}

/** What comes of a move, or nothing worth saying. */
export function detailOf({ state, viewer }: View, move: ChapankaMove, card: FrenchCard): string | undefined {
  switch (move.type) {
    case 'exchange':
      return 'and take your talon card';
    case 'setAside':
      return asideWorth(card);
    case 'play':
      return viewer === 'spectator' ? undefined : consequenceOf(state, viewer, card);
  }
}

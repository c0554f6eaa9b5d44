import { leadingPlay, nextInTurn, tricksWon } from '@chinwag/rules/chinkway';
import type { ComingPlays } from '../../board/comingPlays.ts';
import type { ShownTrick } from '../../board/Trick.tsx';
import type { View } from './view.ts';

/** Returns the current trick, or the last one while its winner is choosing a card, or null if there is neither. */
export function shownTrick({ state: { deal, phase } }: View): ShownTrick | null {
  const won = tricksWon(deal);
  const best = leadingPlay(deal.trick, deal.trump);
  if (best !== null) return { number: won + 1, plays: deal.trick, best: best.seat };
  if (deal.lastTrick === null || phase.name !== 'extract') return null;
  const { plays, winner } = deal.lastTrick;
  return { number: won, plays, best: winner };
}

/** Returns who plays now and who plays next if the trick is not complete then. Returns null while no trick is in progress. */
export function comingPlays({ state: { deal, phase } }: View): ComingPlays | null {
  if (phase.name !== 'play') return null;
  const isLast = deal.trick.length === deal.positions.length - 1;
  return { now: phase.seat, next: isLast ? null : nextInTurn(deal, phase.seat), leads: false };
}

/** Returns what covers the rose: the cards of a trick, or a choice; undefined if nothing does. */
export function coveredBy({ state: { deal, phase } }: View, asksYou: boolean): 'cards' | 'choice' | undefined {
  switch (phase.name) {
    case 'play':
      return 'cards';
    case 'extract':
      return asksYou ? 'choice' : 'cards';
    case 'trump':
    case 'finalRequest':
      return asksYou ? 'choice' : undefined;
    case 'settle':
      return deal.trick.length > 0 ? 'cards' : undefined;
    case 'discard':
    case 'over':
      return undefined;
  }
}

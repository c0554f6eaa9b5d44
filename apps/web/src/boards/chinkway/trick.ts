import { leadingPlay, nextInTurn, tricksWon } from '@chinwag/rules/chinkway';
import type { ComingPlays, ShownTrick } from '../shared/Trick.tsx';
import type { View } from './view.ts';

/** The running trick; else the last one, lying as long as its winner chooses a card. */
export function shownTrick({ state: { deal, phase } }: View): ShownTrick | null {
  const won = tricksWon(deal);
  const best = leadingPlay(deal.trick, deal.trump);
  if (best !== null) return { number: won + 1, plays: deal.trick, best: best.seat };
  if (deal.lastTrick === null || phase.name !== 'extract') return null;
  const { plays, winner } = deal.lastTrick;
  return { number: won, plays, best: winner };
}

/** Who plays now, and who then, if the trick is not whole by then. */
export function comingPlays({ state: { deal, phase } }: View): ComingPlays | null {
  if (phase.name !== 'play') return null;
  const isLast = deal.trick.length === deal.positions.length - 1;
  return { now: phase.seat, next: isLast ? null : nextInTurn(deal, phase.seat), leads: false };
}

import { leadingPlay, nextInTurn, tricksPlayed } from '@chinwag/rules/chapanka';
import type { ComingPlays } from '../../board/comingPlays.ts';
import type { ShownTrick } from '../../board/Trick.tsx';
import { trickSentiment } from './sentiment.ts';
import type { View } from './view.ts';

/** Returns the current trick, or null if there is none. */
export function shownTrick({ state: { deal } }: View): ShownTrick | null {
  const won = tricksPlayed(deal);
  const best = leadingPlay(deal.trick);
  if (best === null) return null;
  const sentiment = trickSentiment(deal, deal.trick, best.seat);
  return { number: won + 1, plays: deal.trick, best: best.seat, sentiment };
}

/**
 * Returns where the next card is expected: in the trick, or from the dealer, who sets one aside. Returns null if no card is
 * expected.
 */
export function comingPlays({ state: { deal, phase }, players }: View): ComingPlays | null {
  if (phase.name === 'setAside') return { now: phase.seat, next: null, leads: false };
  if (phase.name !== 'play') return null;
  const toCome = players.length - deal.trick.length;
  return { now: phase.seat, next: toCome > 1 ? nextInTurn(phase.seat) : null, leads: deal.trick.length === 0 };
}

import type { FrenchSuit } from '../../kernel/cards.ts';
import { type Play, runningTrick, winningPlay } from '../../shared/tricks.ts';
import { type ChanoyuCard, numberOf, suitOrNone, TRICKS } from './cards.ts';
import type { Round } from './state.ts';

/** The suit to be followed; null before the lead, and after a Tsukumogami's, which sets none (CN4.3). */
export function suitToFollow(trick: readonly Play<ChanoyuCard>[]): FrenchSuit | null {
  const lead = trick[0];
  return lead === undefined ? null : suitOrNone(lead.card);
}

/** The play that wins a trick as far as it has gone: the highest number of the suit led, or null (CN4.2, CN4.4). */
export function leadingPlay(trick: readonly Play<ChanoyuCard>[]): Play<ChanoyuCard> | null {
  const led = suitToFollow(trick);
  if (led === null) return null;
  return winningPlay(trick, (card) => (suitOrNone(card) === led ? (numberOf(card) ?? 0) : 0));
}

/** How many tricks of a round are complete, the one that is being built from included. */
export function tricksComplete({ left, tricks }: Round): number {
  return left === null ? tricks : tricks + 1;
}

/** The number of the trick that is being played, or that is being built from; of the last once all are done (CN2.2). */
export function trickNumber({ tricks }: Round): number {
  return runningTrick(tricks, TRICKS);
}

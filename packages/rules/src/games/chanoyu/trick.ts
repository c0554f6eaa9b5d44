import type { FrenchSuit } from '../../kernel/cards.ts';
import { type Play, runningTrick, winningPlay } from '../../shared/tricks.ts';
import { type ChanoyuCard, numberOf, suitOrNone, TRICKS } from './cards.ts';
import type { Deal } from './state.ts';

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

/** Whether everybody draws after a trick: not after the last, and not with too few cards for all (CN5.6). */
export type Draw = 'everybody' | 'last-trick' | 'too-few';

/** Whether everybody draws after the trick that is being played, or built from (CN5.6). */
export function drawAfter({ tricks, pile, hands }: Deal): Draw {
  if (tricks === TRICKS - 1) return 'last-trick';
  return pile.length >= hands.length ? 'everybody' : 'too-few';
}

/** The cards laid so far from the trick that is being built from (CN5.1). */
export function newlyLaid({ lastTrick, left }: Deal): readonly ChanoyuCard[] {
  if (left === null || lastTrick === null) return [];
  return lastTrick.plays.map(({ card }) => card).filter((card) => !left.includes(card));
}

/** How many tricks of a round are complete, the one that is being built from included. */
export function tricksComplete({ left, tricks }: Deal): number {
  return left === null ? tricks : tricks + 1;
}

/** The number of the trick that is being played, or that is being built from; of the last once all are done (CN2.2). */
export function trickNumber({ tricks }: Deal): number {
  return runningTrick(tricks, TRICKS);
}

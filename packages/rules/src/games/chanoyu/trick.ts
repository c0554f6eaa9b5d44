import type { FrenchSuit } from '../../kernel/cards.ts';
import { type Play, runningTrick, winningPlay } from '../../shared/tricks.ts';
import { type ChanoyuCard, numberOf, suitOrNone, TRICKS } from './cards.ts';
import type { Deal } from './state.ts';

/** Returns the suit to follow, or null before the lead, and after the lead of a Tsukumogami, which sets no suit (CN4.3). */
export function suitToFollow(trick: readonly Play<ChanoyuCard>[]): FrenchSuit | null {
  const lead = trick[0];
  return lead === undefined ? null : suitOrNone(lead.card);
}

/** Returns the play that is winning a trick: the highest number of the suit led (CN4.2), or null if none is winning (CN4.4). */
export function leadingPlay(trick: readonly Play<ChanoyuCard>[]): Play<ChanoyuCard> | null {
  const led = suitToFollow(trick);
  if (led === null) return null;
  return winningPlay(trick, (card) => (suitOrNone(card) === led ? (numberOf(card) ?? 0) : 0));
}

/** Whether everybody draws after a trick. Nobody draws after the last trick, or if there are too few cards for all (CN5.6). */
export type Draw = 'everybody' | 'last-trick' | 'too-few';

/** Returns whether everybody draws after the current trick and the laying of its cards (CN5.6). */
export function drawAfter({ tricks, pile, hands }: Deal): Draw {
  if (tricks === TRICKS - 1) return 'last-trick';
  return pile.length >= hands.length ? 'everybody' : 'too-few';
}

/** Returns the cards laid so far from the trick whose winner is laying cards (CN5.1). */
export function newlyLaid({ lastTrick, left }: Deal): readonly ChanoyuCard[] {
  if (left === null || lastTrick === null) return [];
  return lastTrick.plays.map(({ card }) => card).filter((card) => !left.includes(card));
}

/** Returns the number of complete tricks in a round, including a trick whose winner is laying cards. */
export function tricksComplete({ left, tricks }: Deal): number {
  return left === null ? tricks : tricks + 1;
}

/** Returns the number of the trick being played or whose cards are being laid; after all tricks, the number of the last (CN2.2). */
export function trickNumber({ tricks }: Deal): number {
  return runningTrick(tricks, TRICKS);
}

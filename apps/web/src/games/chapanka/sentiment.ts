import type { Play, Seat } from '@chinwag/rules';
import {
  type Chapanka, type Deal, type Payment, penaltyPayments, takerOfAll, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import type { Sentiment } from '../../board/sentiment.ts';

/* A player who has won all tricks so far may well intend it from here on. */
const GOES_FOR_ALL_FROM = 5;

/**
 * Returns whether winning these cards is good or bad news for `taker`. It is bad where they cost points (CP1.2) or must be paid for
 * (CP6). It is not if the taker goes for all tricks (CP5.1), or breaks another player's Chapanka (CP5.3).
 */
export function trickSentiment(deal: Deal, plays: readonly Play<Deal['trick'][number]['card']>[], taker: Seat): Sentiment {
  if (deal.chapanka?.outcome === 'bound') return 'good';
  const taken = tricksPlayed(deal);
  if (takerOfAll(deal) === taker && taken >= GOES_FOR_ALL_FROM) return 'plain';
  const pays = penaltyPayments({ plays, winner: taker }, taken + 1).some(({ from }) => from === taker);
  return pays || trickPoints(plays) > 0 ? 'bad' : 'plain';
}

/** Returns whether payments for one reason are good or bad news for the player at `seat`; antes are neither. */
export function paymentSentiment(payments: readonly Payment[], seat: Seat): Sentiment {
  if (payments.some(({ reason }) => reason === 'ante')) return 'plain';
  const change = payments.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);
  return change > 0 ? 'good' : change < 0 ? 'bad' : 'plain';
}

/**
 * Returns whether the outcome of a Chapanka is good or bad news for the player at `seat`. Made, all others pay for it; lost, none
 * of them does (CP5.2, CP5.3).
 */
export function chapankaSentiment({ seat: player, outcome }: Chapanka, seat: Seat): Sentiment {
  switch (outcome) {
    case 'bound':
      return 'plain';
    case 'made':
      return player === seat ? 'good' : 'bad';
    case 'tenth':
    case 'eleventh':
      return player === seat ? 'bad' : 'good';
  }
}

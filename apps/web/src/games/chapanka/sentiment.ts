import type { Play, Seat } from '@chinwag/rules';
import {
  type Chapanka, type Deal, type Payment, penaltyPayments, takerOfAll, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import type { Sentiment } from '../../board/sentiment.ts';

/* From this trick on, a player who has won all tricks probably intends to. */
const GOES_FOR_ALL_FROM = 5;

/**
 * Returns whether winning these cards is good or bad news for `taker`. Cards with points (CP1.2) or payments (CP6) are bad news.
 * There are two exceptions: the taker is going for all tricks (CP5.1), or breaks another player's Chapanka (CP5.3).
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
 * Returns whether the outcome of a Chapanka is good or bad news for the player at `seat`. Everyone else pays if the Chapanka is
 * made, and nobody else if it is lost (CP5.2, CP5.3).
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

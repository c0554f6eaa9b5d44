import type { Play, Seat } from '@chinwag/rules';
import {
  type Chapanka, type Deal, type Payment, penaltyPayments, takerOfAll, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import type { Sentiment } from '../../board/sentiment.ts';

/* Who has taken all tricks so far may well mean it from here on. */
const GOES_FOR_ALL_FROM = 5;

/**
 * What it is to `taker` to take these cards: bad news where they count (CP1.2) or have to be paid for (CP6), unless the taker goes
 * for all tricks (CP5.1) or takes one from somebody else's Chapanka (CP5.3).
 */
export function trickSentiment(deal: Deal, plays: readonly Play<Deal['trick'][number]['card']>[], taker: Seat): Sentiment {
  if (deal.chapanka?.outcome === 'bound') return 'good';
  const taken = tricksPlayed(deal);
  if (takerOfAll(deal) === taker && taken >= GOES_FOR_ALL_FROM) return 'plain';
  const pays = penaltyPayments({ plays, winner: taker }, taken + 1).some(({ from }) => from === taker);
  return pays || trickPoints(plays) > 0 ? 'bad' : 'plain';
}

/** What is paid for one thing, to the player who sits at `seat`: the antes are neither here nor there. */
export function paymentSentiment(payments: readonly Payment[], seat: Seat): Sentiment {
  if (payments.some(({ reason }) => reason === 'ante')) return 'plain';
  const change = payments.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);
  return change > 0 ? 'good' : change < 0 ? 'bad' : 'plain';
}

/**
 * What becomes of a Chapanka, to the player who sits at `seat`: made, all others pay for it; lost, none of them does (CP5.2,
 * CP5.3).
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

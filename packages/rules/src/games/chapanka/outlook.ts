import type { FrenchCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { KINAL } from './cards.ts';
import { kinalFall, penaltyPayments } from './penalties.ts';
import type { ChapankaState } from './state.ts';
import { leadingPlay, tricksPlayed } from './trick.ts';

/** The effect of playing a card, regardless of which seat wins the trick. */
export interface CardOutlook {
  /** The fall of the Kinal, if this card is the Kinal and falls (CP6.2, CP6.3), or null if not. */
  readonly kinal: 'discarded' | 'forced' | null;
  /** The counters that the Kinal takes from the pot if discarded, or adds to the pot if forced (CP6.7). */
  readonly pot: number;
  /** Whether the winner of the trick pays for the card (CP6.2, CP6.5). */
  readonly paid: boolean;
}

/** Returns the effect of playing `card` now for `seat` (CP6). */
export function cardOutlook({ options, deal, pot }: ChapankaState, seat: Seat, card: FrenchCard): CardOutlook {
  const plays = [...deal.trick, { seat, card }];
  const kinal = card === KINAL ? (kinalFall(plays)?.how ?? null) : null;
  const winner = leadingPlay(plays)?.seat ?? seat;
  const payments = penaltyPayments({ plays, winner }, tricksPlayed(deal) + 1);
  return {
    kinal,
    pot: kinal !== null && options.kinalPot === 'on' ? pot : 0,
    paid: payments.some((payment) => payment.card === card && payment.to === seat),
  };
}

import type { FrenchCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { KINAL } from './cards.ts';
import { kinalFall, penaltyPayments } from './penalties.ts';
import type { ChapankaState } from './state.ts';
import { leadingPlay, tricksPlayed } from './trick.ts';

/** What playing a card brings about, no matter who takes the trick in the end. */
export interface CardOutlook {
  /** How the Kinal falls, if it is the Kinal that is played and falls (CP6.2, CP6.3). */
  readonly kinal: 'discarded' | 'forced' | null;
  /** How many counters the Kinal then takes from the pot, if it is discarded, or adds to it, if it is forced (CP6.7). */
  readonly pot: number;
  /** Whether the player who takes the trick pays for the card (CP6.2, CP6.5). */
  readonly paid: boolean;
}

/** What playing `card` now would bring about for `seat` (CP6). */
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

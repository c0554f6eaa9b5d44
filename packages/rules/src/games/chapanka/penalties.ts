import { type FrenchCard, rankOf, suitOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Play, suitLed } from '../../shared/tricks.ts';
import { KINAL, TRICKS } from './cards.ts';
import { type Doubling, type Payment, type PaymentReason, payment, penalty } from './payments.ts';
import { areOpposite } from './seating.ts';
import type { WonTrick } from './state.ts';

/** How the Kinal falls: thrown on a trick of a different suit, or forced by another player's lead in hearts (CP6.2, CP6.3). */
export interface KinalFall {
  readonly how: 'discarded' | 'forced';
  readonly holder: Seat;
}

/** Returns how the Kinal fell in these plays, or null if it did not fall, or was led (CP6.4). */
export function kinalFall(plays: readonly Play<FrenchCard>[]): KinalFall | null {
  const at = plays.findIndex((play) => play.card === KINAL);
  const play = plays[at];
  if (play === undefined || at === 0) return null;
  return { how: suitLed(plays) === suitOf(KINAL) ? 'forced' : 'discarded', holder: play.seat };
}

/** Returns the penalty payments of a trick, card by card in order of play; `number` counts from 1 (CP6.2–CP6.6). */
export function penaltyPayments({ plays, winner }: WonTrick, number: number): readonly Payment[] {
  const led = suitLed(plays);
  const pays = (reason: PaymentReason, card: FrenchCard, from: Seat, to: Seat, base: number): Payment =>
    penalty(reason, card, [from, to], base, doublings(from, to, number));
  return plays.flatMap(({ seat, card }): readonly Payment[] => {
    if (card === KINAL) {
      switch (kinalFall(plays)?.how) {
        case 'discarded':
          return [pays('kinal-discarded', card, winner, seat, 1)];
        case 'forced': {
          const [lead, ...others] = plays.map((play) => play.seat);
          if (lead === undefined) return [];
          return others.map((other) => pays('kinal-forced', card, other, lead, other === seat ? 2 : 1));
        }
        case undefined:
          return [];
      }
    }
    if (rankOf(card) !== 'A' || suitOf(card) === led) return [];
    return [pays('ace-discarded', card, winner, seat, card === 'AD' ? 2 : 1)];
  });
}

/**
 * Returns the payment from or into the pot for the fall of the Kinal, or null if there is none. The payment applies only with the
 * option `kinalPot` (CP6.7).
 */
export function kinalPotPayment(plays: readonly Play<FrenchCard>[], pot: number): Payment | null {
  const fall = kinalFall(plays);
  if (fall === null || pot === 0) return null;
  return fall.how === 'discarded'
    ? payment('kinal-takes-pot', 'pot', fall.holder, pot)
    : payment('kinal-doubles-pot', fall.holder, 'pot', pot);
}

function doublings(from: Seat, to: Seat, number: number): readonly Doubling[] {
  const doubled: Doubling[] = [];
  if (areOpposite(from, to)) doubled.push('opposite');
  if (number === TRICKS) doubled.push('last-trick');
  return doubled;
}

import type { Seat } from '../../kernel/seat.ts';
import { paidInAll } from '../../shared/counters.ts';
import { OPENING_TRICKS, TRICKS } from './cards.ts';
import { type Payment, payment } from './payments.ts';
import { areOpposite, orderOfPlay } from './seating.ts';
import type { Chapanka, Deal } from './state.ts';
import { takerOfAll, tricksPlayed } from './trick.ts';

/** The rule for each state of a Chapanka: in progress, made or lost. */
export const CHAPANKA_RULES: Readonly<Record<Chapanka['outcome'], string>> = {
  bound: 'CP5.1',
  made: 'CP5.2',
  tenth: 'CP5.3',
  eleventh: 'CP5.3',
};

/** Returns the state of a Chapanka after the trick just won, or null if the trick changes nothing (CP5.1–CP5.3). */
export function chapankaTurn(deal: Deal): Chapanka | null {
  const { chapanka, lastTrick } = deal;
  if (lastTrick === null) return null;
  const { winner } = lastTrick;
  const number = tricksPlayed(deal);
  if (chapanka === null) {
    const begins = number === OPENING_TRICKS && takerOfAll(deal) === winner;
    return begins ? { seat: winner, outcome: 'bound' } : null;
  }
  const { seat, outcome } = chapanka;
  if (outcome !== 'bound') return null;
  if (winner !== seat) return { seat, outcome: number === TRICKS ? 'eleventh' : 'tenth' };
  return number === TRICKS ? { seat, outcome: 'made' } : null;
}

/** Returns the payments for a Chapanka made, or lost in a trick that `winner` won; none while the Chapanka continues. */
export function chapankaPayments({ seat, outcome }: Chapanka, winner: Seat, pot: number): readonly Payment[] {
  switch (outcome) {
    case 'bound':
      return [];
    case 'made': {
      const others = orderOfPlay(seat).filter((other) => other !== seat);
      return [
        ...(pot > 0 ? [payment('chapanka-takes-pot', 'pot', seat, pot)] : []),
        ...others.map((other) => payment('chapanka-made', other, seat, worth(seat, other))),
      ];
    }
    case 'tenth':
    case 'eleventh': {
      const times = outcome === 'tenth' ? 1 : 2;
      return [
        payment('chapanka-lost', seat, winner, worth(seat, winner) * times),
        ...(pot > 0 ? [payment('chapanka-doubles-pot', seat, 'pot', pot)] : []),
      ];
    }
  }
}

/** Returns the counters that `seat` receives for making a Chapanka, including the pot (CP5.2). */
export function chapankaPrize(seat: Seat, pot: number): number {
  return paidInAll(chapankaPayments({ seat, outcome: 'made' }, seat, pot));
}

/** Returns the payment for a Chapanka between two players, which is higher if they sit opposite each other (CP5.2, CP5.3). */
function worth(one: Seat, other: Seat): number {
  return areOpposite(one, other) ? 32 : 16;
}

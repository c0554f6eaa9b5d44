import type { Seat } from '../../kernel/seat.ts';
import { endingOf, markOf, nextDealer, standings } from './ending.ts';

/** The sequel to a round: another round, or one of two endings. Winners and losers are in the order of their places. */
export type Sequel =
  | { readonly kind: 'another-round'; readonly rule: 'CN6.2'; readonly dealer: Seat }
  /** `level`: whether another player has the same total, so that the seat breaks the tie. */
  | { readonly kind: 'highest'; readonly rule: 'CN6.3'; readonly winner: Seat; readonly total: number; readonly level: boolean }
  | {
      readonly kind: 'below-eight';
      readonly rule: 'CN6.3';
      readonly winners: readonly Seat[];
      readonly losers: readonly Seat[];
      /** The seats with fewer points than the minimum for everybody. */
      readonly below: readonly Seat[];
    };

/** Returns what follows a round that ends with these totals, by seat (CN6.2, CN6.3). */
export function sequelOf(totals: readonly number[], dealer: Seat, firstDealer: Seat): Sequel {
  const ending = endingOf(totals);
  if (ending === null) return { kind: 'another-round', rule: 'CN6.2', dealer: nextDealer(totals, dealer) };
  const order = standings(totals, firstDealer);
  const placed = (first: boolean) => order.filter(({ place }) => (place === 1) === first).map(({ seat }) => seat);
  switch (ending.code) {
    case 'highest': {
      const [winner = firstDealer] = placed(true);
      const total = totals[winner] ?? 0;
      const level = totals.filter((other) => other === total).length > 1;
      return { kind: 'highest', rule: 'CN6.3', winner, total, level };
    }
    case 'below-eight': {
      const below = totals.flatMap((total, seat) => (markOf(total) === 'below-eight' ? [seat] : []));
      return { kind: 'below-eight', rule: 'CN6.3', winners: placed(true), losers: placed(false), below };
    }
  }
}

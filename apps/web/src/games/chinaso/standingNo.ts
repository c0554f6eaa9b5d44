import type { Parser, Seat } from '@chinwag/rules';
import { type ChinasoState, type Deal, whyNotBuy } from '@chinwag/rules/chinaso';
import * as z from 'zod/mini';

/** A refusal to buy given in advance (standing no), for one window or for all windows of a hand. */
export interface StandingNo {
  /** The number of the hand. */
  readonly deal: number;
  /** The number of turns played when the window could open, or null for every window of the hand. */
  readonly turn: number | null;
}

/** Schema for a stored standing no, or null for a withdrawn one. */
export const standingNoSchema: Parser<StandingNo | null> = z.nullable(
  z.object({ deal: z.number(), turn: z.nullable(z.number()) }),
);

/** The scope of a standing no: the window of this turn alone, or every window until withdrawn, or null if there is none. */
export type DeclineScope = 'this turn' | 'until notice' | null;

/** Returns the scope of a standing no at this turn of a hand, or null if the no does not apply. */
export function reachOf(no: StandingNo | null, { number, turns }: Pick<Deal, 'number' | 'turns'>): DeclineScope {
  if (no === null || no.deal !== number) return null;
  if (no.turn === null) return 'until notice';
  return no.turn === turns ? 'this turn' : null;
}

/** Returns whether `seat` will be asked to buy if the player in turn draws from the stock (CS5.2, CS5.3). */
export function mayBeAsked({ deal, phase }: ChinasoState, seat: Seat): boolean {
  return phase.name === 'draw' && phase.seat !== seat && whyNotBuy(deal, phase.seat, seat) === null;
}

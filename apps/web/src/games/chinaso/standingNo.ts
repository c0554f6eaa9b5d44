import type { Parser, Seat } from '@chinwag/rules';
import { type ChinasoState, type Deal, whyNotBuy } from '@chinwag/rules/chinaso';
import * as z from 'zod/mini';

/** A no that was said before it was asked for: to one window, or to all of a hand. */
export interface StandingNo {
  /** The number of the hand. */
  readonly deal: number;
  /** How many turns had been played when the window could open; null for every window of the hand. */
  readonly turn: number | null;
}

/** Reads what was stored of a no; null for one that was taken back. */
export const standingNoSchema: Parser<StandingNo | null> = z.nullable(
  z.object({ deal: z.number(), turn: z.nullable(z.number()) }),
);

/** How a no applies now: to the window of this turn alone, until further notice, or not at all. */
export type DeclineScope = 'this turn' | 'until notice' | null;

/** Whether a no applies in a hand at this turn. */
export function reachOf(no: StandingNo | null, { number, turns }: Pick<Deal, 'number' | 'turns'>): DeclineScope {
  if (no === null || no.deal !== number) return null;
  if (no.turn === null) return 'until notice';
  return no.turn === turns ? 'this turn' : null;
}

/** Whether `seat` will be asked to buy if the player in turn chooses the draw pile (CS5.2, CS5.3). */
export function mayBeAsked({ deal, phase }: ChinasoState, seat: Seat): boolean {
  return phase.name === 'draw' && phase.seat !== seat && whyNotBuy(deal, phase.seat, seat) === null;
}

import type { FrenchCard, Position, Seat } from '@chinwag/rules';
import { type CardOutlook, cardOutlook, type ChapankaMove, type ChapankaState, mannerOf, pointsOf } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';

/** Returns the consequence of playing `card`, in a few words and without advice, or null if there is none. */
export function consequenceOf(state: ChapankaState, seat: Seat, card: FrenchCard): Message | null {
  const outlook = cardOutlook(state, seat, card);
  const what = broughtBy(outlook);
  const binds = mannerOf(state.deal, seat, card) === 'renounce';
  const bound = state.deal.pancerola?.exercised === true ? 'again' : 'other';
  if (what === null) return binds ? message('chapanka.act.binds', { bound }) : null;
  const { pot } = outlook;
  if (!binds) return message('chapanka.act.brings', { what, pot });
  return message('chapanka.act.brings-and-binds', { what: what === 'pot' ? what : 'other', pot, bound });
}

/**
 * Returns the cards with which the player at `seat` would renounce; none unless it is their turn to play. `legalMoves` may belong
 * to a later state than `state`.
 */
export function renouncing(state: ChapankaState, seat: Seat, legalMoves: readonly ChapankaMove[]): readonly FrenchCard[] {
  const { phase } = state;
  if (phase.name !== 'play' || phase.seat !== seat) return [];
  const cards = legalMoves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  return cards.filter((card) => mannerOf(state.deal, seat, card) === 'renounce');
}

/** Returns whether playing `card` renounces, as a Pancerola allows; false for a spectator. */
export function renounces({ deal }: ChapankaState, seat: Position, card: FrenchCard): boolean {
  return seat !== 'spectator' && mannerOf(deal, seat, card) === 'renounce';
}

/** Returns a sentence about how many points a card counts when set aside. */
export function asideWorth(card: FrenchCard): Message {
  return message('chapanka.act.aside-means', { points: pointsOf(card) });
}

/**
 * Returns what the player gets for an ace or the Kinal, no matter who wins the trick, or the cost of a forced Kinal. Returns null
 * for none.
 */
function broughtBy({ kinal, pot, paid }: CardOutlook): 'pot' | 'paid' | 'doubles' | 'other' | null {
  if (kinal === 'forced') return pot > 0 ? 'doubles' : 'other';
  if (pot > 0) return 'pot';
  return paid ? 'paid' : null;
}

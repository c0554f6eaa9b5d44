import type { FrenchCard, Position, Seat } from '@chinwag/rules';
import { type CardOutlook, cardOutlook, type ChapankaMove, type ChapankaState, mannerOf, pointsOf } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';

/** Returns the consequence of playing `card`, in a few words; null if there is nothing to say. Facts, no advice. */
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

/** Returns the cards with which the player in turn would renounce. The moves may be those of a later moment. */
export function renouncing(state: ChapankaState, seat: Seat, legalMoves: readonly ChapankaMove[]): readonly FrenchCard[] {
  const { phase } = state;
  if (phase.name !== 'play' || phase.seat !== seat) return [];
  const cards = legalMoves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  return cards.filter((card) => mannerOf(state.deal, seat, card) === 'renounce');
}

/** Returns whether playing `card` gives up a Pancerola; false for a spectator. */
export function renounces({ deal }: ChapankaState, seat: Position, card: FrenchCard): boolean {
  return seat !== 'spectator' && mannerOf(deal, seat, card) === 'renounce';
}

/** Returns what a card does when it is set aside, in a sentence. */
export function asideWorth(card: FrenchCard): Message {
  return message('chapanka.act.aside-means', { points: pointsOf(card) });
}

/** What its player gets for an ace or the Kinal, no matter who wins the trick; or the cost of a forced Kinal. Null for nothing. */
function broughtBy({ kinal, pot, paid }: CardOutlook): 'pot' | 'paid' | 'doubles' | 'other' | null {
  if (kinal === 'forced') return pot > 0 ? 'doubles' : 'other';
  if (pot > 0) return 'pot';
  return paid ? 'paid' : null;
}

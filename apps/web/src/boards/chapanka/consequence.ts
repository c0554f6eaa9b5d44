import { type FrenchCard, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  type ChapankaMove, type ChapankaState, KINAL, kinalFall, leadingPlay, penaltyPayments, pointsOf, renounces,
  tricksPlayed,
} from '@chinwag/rules/chapanka';

/** How a card is played: `lead` it, `play` it to its suit, `throw` it off suit, or, able to follow, `renounce` with it. */
export type Manner = 'lead' | 'play' | 'throw' | 'renounce';

/** How `seat` would play `card` now. */
export function mannerOf({ deal }: ChapankaState, seat: Seat, card: FrenchCard): Manner {
  const led = suitLed(deal.trick);
  if (led === null) return 'lead';
  if (renounces(deal, seat, card)) return 'renounce';
  return suitOf(card) === led ? 'play' : 'throw';
}

/** What playing `card` would bring about, in a few words; undefined where there is nothing to say. Facts, no advice. */
export function consequenceOf(state: ChapankaState, seat: Seat, card: FrenchCard): string | undefined {
  const brings = bringsWords(state, seat, card);
  const binds = mannerOf(state, seat, card) === 'renounce' ? bindsWords(state) : undefined;
  return [brings, binds].filter((words) => words !== undefined).join('; ') || undefined;
}

/** For one in turn who may renounce: a word on each card that would not. The moves may be those of a later moment. */
export function renounceFlags(
  state: ChapankaState,
  seat: Seat,
  legalMoves: readonly ChapankaMove[],
): ReadonlyMap<FrenchCard, string> {
  const { phase } = state;
  if (phase.name !== 'play' || phase.seat !== seat) return new Map();
  const cards = legalMoves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  return new Map(cards.filter((card) => mannerOf(state, seat, card) === 'renounce').map((card) => [card, 'off']));
}

/** What a card does when it is set aside. */
export function asideWorth(card: FrenchCard): string {
  return `adds ${pointsOf(card)} to the party`;
}

function bindsWords({ deal }: ChapankaState): string {
  return deal.pancerola?.exercised === true ? 'you stay bound to lose' : 'then you must lose the rest';
}

/** What comes to `seat` for an ace or the Kinal played now, whoever takes the trick; or what a forced Kinal costs. */
function bringsWords({ options, deal, pot }: ChapankaState, seat: Seat, card: FrenchCard): string | undefined {
  const plays = [...deal.trick, { seat, card }];
  const best = leadingPlay(plays);
  if (best === null) return undefined;
  const fall = card === KINAL ? kinalFall(plays) : null;
  const moves = fall !== null && options.kinalPot === 'on' && pot > 0;
  if (fall?.how === 'forced') {
    return moves ? `forced: you pay, and double the pot of ${pot}` : 'forced: you and all others pay the leader';
  }
  if (moves) return `takes the pot of ${pot}`;
  const paid = penaltyPayments({ plays, winner: best.seat }, tricksPlayed(deal) + 1).some(
    (payment) => payment.card === card && payment.to === seat,
  );
  return paid ? 'whoever takes the trick pays you' : undefined;
}

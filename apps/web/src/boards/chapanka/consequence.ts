import type { FrenchCard, Seat } from '@chinwag/rules';
import { cardOutlook, type ChapankaMove, type ChapankaState, mannerOf, pointsOf } from '@chinwag/rules/chapanka';

/** What playing `card` would bring about, in a few words; undefined where there is nothing to say. Facts, no advice. */
export function consequenceOf(state: ChapankaState, seat: Seat, card: FrenchCard): string | undefined {
  const brings = bringsWords(state, seat, card);
  const binds = mannerOf(state.deal, seat, card) === 'renounce' ? bindsWords(state) : undefined;
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
  return new Map(cards.filter((card) => mannerOf(state.deal, seat, card) === 'renounce').map((card) => [card, 'off']));
}

/** What a card does when it is set aside. */
export function asideWorth(card: FrenchCard): string {
  return `adds ${pointsOf(card)} to the party`;
}

function bindsWords({ deal }: ChapankaState): string {
  return deal.pancerola?.exercised === true ? 'you stay bound to lose' : 'then you must lose the rest';
}

/** What comes to `seat` for an ace or the Kinal played now, whoever takes the trick; or what a forced Kinal costs. */
function bringsWords(state: ChapankaState, seat: Seat, card: FrenchCard): string | undefined {
  const { kinal, pot, paid } = cardOutlook(state, seat, card);
  if (kinal === 'forced') {
    return pot > 0 ? `forced: you pay, and double the pot of ${pot}` : 'forced: you and all others pay the leader';
  }
  if (pot > 0) return `takes the pot of ${pot}`;
  return paid ? 'whoever takes the trick pays you' : undefined;
}

import { type Seat } from '@chinwag/rules';
import {
  type ChanoyuCard, chanoyu, type ChanoyuMove, type ChanoyuState, EMPTY_ROW, ends, fitsOwnRow, isTsukumogami, leadingPlay,
  type LayMove, numberOf, rowPoints, rowsAfter, seatCount, suitOrNone,
} from '@chinwag/rules/chanoyu';
import { hinterOf } from '../hint.ts';
import { chanoyuBots } from './index.ts';
import { unseenCards } from './unseen.ts';

/** The reason for a sensible Chanoyu player's move. */
export type ChanoyuReason =
  | { readonly kind: 'only-card'; readonly card: ChanoyuCard }
  /** No card that may be out beats this card. */
  | { readonly kind: 'lead-sure'; readonly card: ChanoyuCard }
  /** `higher` cards of the same suit may be out and beat this card. */
  | { readonly kind: 'lead-low'; readonly card: ChanoyuCard; readonly higher: number }
  /** The card is a picture card or a Tsukumogami, which cannot win by itself. */
  | { readonly kind: 'lead-no-number'; readonly card: ChanoyuCard }
  /** The card wins, because nobody plays after it, and `count` cards of the trick fit at an end of the player's own row. */
  | { readonly kind: 'win-last'; readonly card: ChanoyuCard; readonly count: number }
  | { readonly kind: 'win-sure'; readonly card: ChanoyuCard }
  /** The card is winning, and `higher` cards of its suit that may be out beat it. */
  | { readonly kind: 'win-so-far'; readonly card: ChanoyuCard; readonly higher: number }
  /** The card does not win, and it does not fit at either end of the row of the player who is winning. */
  | { readonly kind: 'no-use-to'; readonly card: ChanoyuCard; readonly who: Seat }
  /** No card that may be played wins. */
  | { readonly kind: 'cannot-win'; readonly card: ChanoyuCard }
  /** A different card would be winning, but the player holds it back. */
  | { readonly kind: 'save'; readonly card: ChanoyuCard; readonly winner: ChanoyuCard }
  /** The card starts an empty row. */
  | { readonly kind: 'lay-first'; readonly card: ChanoyuCard; readonly value: number }
  /** The card adds `points` to the player's own row. */
  | { readonly kind: 'lay-points'; readonly card: ChanoyuCard; readonly value: number; readonly points: number }
  | { readonly kind: 'lay'; readonly card: ChanoyuCard; readonly value: number }
  /** The card goes in another player's row. */
  | { readonly kind: 'lay-to-help'; readonly card: ChanoyuCard; readonly value: number; readonly who: Seat }
  /** The remaining cards would probably make the player's own row worse. */
  | { readonly kind: 'stop' };

/** Returns a sensible Chanoyu player's move, with its reason. */
export const chanoyuHint = hinterOf<ChanoyuState, ChanoyuMove, ChanoyuReason>(chanoyuBots.sensible, (view, seat, move) => {
  switch (move.type) {
    case 'play':
      return playReason(view, seat, move.card);
    case 'lay':
      return layReason(view, seat, move);
    case 'done':
      return { kind: 'stop' };
  }
});

function playReason(view: ChanoyuState, seat: Seat, card: ChanoyuCard): ChanoyuReason {
  const { deal } = view;
  const lawful = chanoyu.legalMoves(view, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (lawful.length === 1) return { kind: 'only-card', card };
  const best = leadingPlay(deal.trick);
  const plays = [...deal.trick, { seat, card }];
  const suit = suitOrNone(card);
  const number = numberOf(card);
  const goesOver = (other: ChanoyuCard): boolean => suitOrNone(other) === suit && (numberOf(other) ?? 0) > (number ?? 0);
  const higher = unseenCards(view, seat).filter(goesOver).length;
  if (deal.trick.length === 0) {
    if (number === null) return { kind: 'lead-no-number', card };
    return higher === 0 ? { kind: 'lead-sure', card } : { kind: 'lead-low', card, higher };
  }
  const wins = (one: ChanoyuCard): boolean => leadingPlay([...deal.trick, { seat, card: one }])?.seat === seat;
  if (wins(card)) {
    if (plays.length === seatCount(view)) {
      const row = view.deal.rows[seat] ?? EMPTY_ROW;
      return { kind: 'win-last', card, count: plays.filter((play) => fitsOwnRow(row, [play.card])).length };
    }
    return higher === 0 ? { kind: 'win-sure', card } : { kind: 'win-so-far', card, higher };
  }
  if (best !== null && !isTsukumogami(card) && !fitsOwnRow(deal.rows[best.seat] ?? EMPTY_ROW, [card])) {
    return { kind: 'no-use-to', card, who: best.seat };
  }
  const winner = lawful.find(wins);
  return winner === undefined ? { kind: 'cannot-win', card } : { kind: 'save', card, winner };
}

function layReason({ deal, options }: ChanoyuState, seat: Seat, move: LayMove): ChanoyuReason {
  const { card, row, value } = move;
  if (row !== seat) return { kind: 'lay-to-help', card, value, who: row };
  const now = deal.rows[seat] ?? EMPTY_ROW;
  if (ends(now) === null) return { kind: 'lay-first', card, value };
  const after = rowsAfter(deal.rows, move)[seat] ?? EMPTY_ROW;
  const points = rowPoints(after, options.scoring) - rowPoints(now, options.scoring);
  return points > 0 ? { kind: 'lay-points', card, value, points } : { kind: 'lay', card, value };
}

import { nextSeat, type Play, type Seat, seatsFrom } from '@chinwag/rules';
import { chanoyu, type ChanoyuCard, leadingPlay, newlyLaid, seatCount } from '@chinwag/rules/chanoyu';
import type { View } from './view.ts';

/** A card of the trick, as displayed on the table. */
export interface TrickCard extends Play<ChanoyuCard> {
  /** Whether the card has been laid in a row. */
  readonly laid: boolean;
}

/** The trick on the table, the lead first, and the players who are still to play. */
export interface TableTrick {
  readonly cards: readonly TrickCard[];
  /** The player with the best card so far, or at the end, or null if there is no number card of the suit led. */
  readonly best: Seat | null;
  /** Whether everyone has played. */
  readonly whole: boolean;
  /** The seats still to play, in order. */
  readonly coming: readonly Seat[];
}

/**
 * Returns the current trick. Between tricks, returns the trick whose cards are being laid or, failing that, the next trick, still
 * empty.
 */
export function tableTrick({ state }: View): TableTrick {
  const { deal, phase } = state;
  const seats = seatCount(state);
  if (deal.trick.length === 0 && deal.left !== null && deal.lastTrick !== null) {
    const { plays, winner } = deal.lastTrick;
    const laid = newlyLaid(deal);
    const cards = plays.map((play) => ({ ...play, laid: laid.includes(play.card) }));
    return { cards, best: winner, whole: true, coming: [] };
  }
  const last = deal.trick.at(-1);
  const first = last === undefined ? deal.leader : nextSeat(last.seat, seats, chanoyu.direction);
  const remaining = phase.name === 'play' ? seats - deal.trick.length : 0;
  return {
    cards: deal.trick.map((play) => ({ ...play, laid: false })),
    best: leadingPlay(deal.trick)?.seat ?? null,
    whole: deal.trick.length === seats,
    coming: seatsFrom(first, seats, chanoyu.direction).slice(0, remaining),
  };
}

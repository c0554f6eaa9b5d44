import { isSeen, type Seat } from '@chinwag/rules';
import { type ChanoyuCard, type ChanoyuMove, isTsukumogami, type LayMove } from '@chinwag/rules/chanoyu';
import type { View } from './view.ts';

/** A place in somebody's row. */
interface PlaceInRow {
  readonly row: Seat;
  readonly value: number;
}

/** What has been touched so far: a card, of the hand or of the trick, and a place for it. */
export interface Touched {
  readonly card: ChanoyuCard | null;
  readonly place: PlaceInRow | null;
}

/** Nothing touched. */
export const UNTOUCHED: Touched = { card: null, place: null };

/** What has been chosen so far, and the lawful move it amounts to, if it does yet. */
export interface Choice {
  readonly card: ChanoyuCard | null;
  /** The ways in which the chosen card of the trick may be laid. */
  readonly ways: readonly LayMove[];
  readonly move: ChanoyuMove | null;
}

/**
 * What of the things touched still counts. A card of the hand may be chosen before it is one's turn; what has meanwhile
 * become impossible is dropped. Where there is but one card to choose, or one place for it, it is chosen; a
 * Tsukumogami never is, as it may be left.
 */
export function choiceOf(view: View, { card, place }: Touched, legalMoves: readonly ChanoyuMove[]): Choice {
  const lays = legalMoves.filter((move) => move.type === 'lay');
  if (lays.length > 0) return layChoice(card, place, lays);
  const plays = legalMoves.filter((move) => move.type === 'play');
  const [only] = plays;
  if (plays.length === 1 && only !== undefined) return { card: only.card, ways: [], move: only };
  const possible = legalMoves.length === 0 ? ownHand(view) : plays.map((move) => move.card);
  const chosen = card !== null && possible.includes(card) ? card : null;
  return { card: chosen, ways: [], move: plays.find((move) => move.card === chosen) ?? null };
}

function layChoice(card: ChanoyuCard | null, place: PlaceInRow | null, lays: readonly LayMove[]): Choice {
  const cards = layable(lays);
  const [only] = cards;
  const obvious = cards.length === 1 && only !== undefined && !isTsukumogami(only) ? only : null;
  const chosen = card !== null && cards.includes(card) ? card : obvious;
  const ways = lays.filter((lay) => lay.card === chosen);
  const wanted = ways.find(({ row, value }) => row === place?.row && value === place.value);
  return { card: chosen, ways, move: wanted ?? (ways.length === 1 ? (ways[0] ?? null) : null) };
}

/** The cards of the trick that can be laid. */
export function layable(legalMoves: readonly ChanoyuMove[]): readonly ChanoyuCard[] {
  return [...new Set(legalMoves.flatMap((move) => (move.type === 'lay' ? [move.card] : [])))];
}

function ownHand({ state: { deal }, viewer }: View): readonly ChanoyuCard[] {
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  return hand.filter((card): card is ChanoyuCard => isSeen(card));
}

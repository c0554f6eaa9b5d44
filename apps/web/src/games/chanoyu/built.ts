import { type ChanoyuCard, type ChanoyuMove, type LayMove } from '@chinwag/rules/chanoyu';
import type { Choice } from '../../board/choice.ts';

/** A place in a player's row for a card of the trick. */
export type PlaceFor = `${ChanoyuCard} in ${string}`;

/** A part of a choice: a card of the hand or of the trick, or a place for the card. */
export type Picked = ChanoyuCard | PlaceFor;

/** The choice so far: the card, and the legal move that the choice determines. Each is null until chosen. */
export interface Built {
  readonly card: ChanoyuCard | null;
  /** The ways to lay the chosen card of the trick. */
  readonly ways: readonly LayMove[];
  readonly move: ChanoyuMove | null;
}

/** Returns a choice for display: the card and, for a card of the trick, every legal place, chosen or not. */
export function builtOf({ picks, move }: Choice<ChanoyuMove, Picked>, legalMoves: readonly ChanoyuMove[]): Built {
  const card = picks.find((pick): pick is ChanoyuCard => !pick.includes(' ')) ?? null;
  return { card, ways: laysIn(legalMoves).filter((lay) => lay.card === card), move };
}

/** Returns the place where a move lays its card. */
export function placeFor({ card, row, value }: LayMove): PlaceFor {
  return `${card} in ${row} at ${value}`;
}

/** Returns the cards of the trick that can be laid. */
export function layable(legalMoves: readonly ChanoyuMove[]): readonly ChanoyuCard[] {
  return [...new Set(laysIn(legalMoves).map(({ card }) => card))];
}

function laysIn(legalMoves: readonly ChanoyuMove[]): readonly LayMove[] {
  return legalMoves.filter((move) => move.type === 'lay');
}

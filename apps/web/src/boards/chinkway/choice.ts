import { type FrenchCard, isSeen } from '@chinwag/rules';
import { type ChinkwayMove, DISCARDS, type Trump } from '@chinwag/rules/chinkway';
import type { View } from './view.ts';

/** What has been touched: cards of the hand, a card of the trick just won, or a trump. */
export type Picked = FrenchCard | Trump;

/** What has been chosen so far, and the lawful move it amounts to, if it does yet. */
export interface Choice {
  readonly picks: readonly Picked[];
  readonly move: ChinkwayMove | null;
}

/**
 * What of the things touched still counts in `view`. A card may be chosen before it is one's turn; what has meanwhile
 * become impossible is dropped. Where there is but one thing to choose, it is chosen.
 */
export function choiceOf(view: View, touched: readonly Picked[], legalMoves: readonly ChinkwayMove[]): Choice {
  const possible = picksPossible(view, legalMoves);
  const wanted = picksWanted(view);
  const [only] = possible;
  const chosen = touched.filter((pick) => possible.includes(pick)).slice(-wanted);
  const picks = possible.length === 1 && only !== undefined && legalMoves.length > 0 ? [only] : chosen;
  return { picks, move: legalMoves.find((move) => amountsTo(move, picks)) ?? null };
}

/** The things touched after `pick` is: touched again, it is let go; one too many, and the oldest goes. */
export function touch(picks: readonly Picked[], pick: Picked, wanted: number): readonly Picked[] {
  if (picks.includes(pick)) return picks.filter((other) => other !== pick);
  return [...picks, pick].slice(-wanted);
}

/** How many things one chooses at this moment. */
export function picksWanted({ state, viewer }: View): number {
  return state.phase.name === 'discard' && state.phase.seat === viewer ? DISCARDS : 1;
}

function picksPossible({ state, viewer }: View, legalMoves: readonly ChinkwayMove[]): readonly Picked[] {
  const plays = legalMoves.flatMap((move): readonly Picked[] => {
    switch (move.type) {
      case 'play':
        return [move.card];
      case 'extract':
        return move.card === null ? [] : [move.card];
      case 'trump':
        return [move.trump];
      case 'discard':
      case 'finalRequest':
        return [];
    }
  });
  if (plays.length > 0 || viewer === 'spectator') return plays;
  return (state.deal.hands[viewer] ?? []).filter(isSeen);
}

function amountsTo(move: ChinkwayMove, picks: readonly Picked[]): boolean {
  const [first] = picks;
  if (first === undefined) return false;
  switch (move.type) {
    case 'discard':
      return picks.length === DISCARDS && move.cards.every((card) => picks.includes(card));
    case 'trump':
      return move.trump === first;
    case 'play':
    case 'extract':
      return move.card === first;
    case 'finalRequest':
      return false;
  }
}

/** What a player has chosen so far, and which of the legal moves that leaves. */
export interface Choice<Move, Pick> {
  /** What counts as chosen, the earliest first. */
  readonly picks: readonly Pick[];
  /** The legal moves that are made of all this, and perhaps of more. */
  readonly ways: readonly Move[];
  /** The legal move it amounts to; null as long as something is missing. */
  readonly move: Move | null;
}

/** How a game's moves are chosen. */
export interface ChoiceRules<Move, Pick> {
  /** What one picks to make a move: a card, two cards, a card and a place for it. None for a move with a button of its own. */
  readonly parts: (move: Move) => readonly Pick[];
  /** Whether a move is to be picked even where it is the only one; left out, none is. */
  readonly isOptional?: (move: Move) => boolean;
}

/** What a choice is made from at a moment. */
export interface ChoiceMoment<Move, Pick> {
  /** What has been touched, the latest last. */
  readonly touched: readonly Pick[];
  /** The cards of the hand, any one of which may be chosen before one may move. */
  readonly held: readonly Pick[];
  /** Empty while nothing is asked of the player. */
  readonly legalMoves: readonly Move[];
}

/**
 * What of the things touched still counts: what was touched last, and of the rest what goes with it. A card may be chosen before
 * it is one's turn; what has meanwhile become impossible is let go. Where only one thing can be chosen, it is.
 */
export function choiceOf<Move, Pick>(
  { touched, held, legalMoves }: ChoiceMoment<Move, Pick>,
  { parts, isOptional = () => false }: ChoiceRules<Move, Pick>,
): Choice<Move, Pick> {
  const isPart = (pick: Pick, move: Move) => parts(move).includes(pick);
  const madeOf = (picks: readonly Pick[]) =>
    legalMoves.filter((move) => parts(move).length > 0 && picks.every((pick) => isPart(pick, move)));
  const goTogether = (picks: readonly Pick[]) =>
    legalMoves.length > 0 ? madeOf(picks).length > 0 : picks.length === 1 && picks.every((pick) => held.includes(pick));
  const counting = touched.reduceRight<readonly Pick[]>((picks, pick) => {
    return goTogether([pick, ...picks]) ? [pick, ...picks] : picks;
  }, []);
  const ways = madeOf(counting);
  const [first] = ways;
  if (first === undefined) return { picks: counting, ways, move: null };
  const mayBeLeft = counting.length === 0 && ways.some((move) => isOptional(move));
  const obvious = (pick: Pick) => !mayBeLeft && !counting.includes(pick) && ways.every((move) => isPart(pick, move));
  const picks = [...counting, ...parts(first).filter((pick) => obvious(pick))];
  return { picks, ways, move: ways.find((move) => parts(move).length === picks.length) ?? null };
}

/** What has been touched after one thing more is: touched again, it is let go. */
export function touch<Pick>(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  return picks.includes(pick) ? picks.filter((other) => other !== pick) : [...picks, pick];
}

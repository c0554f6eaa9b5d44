/** The player's choice so far and the legal moves that include it. */
export interface Choice<Move, Pick> {
  /** The chosen parts, earliest first. */
  readonly picks: readonly Pick[];
  /** The legal moves that contain every chosen part, and perhaps more. */
  readonly ways: readonly Move[];
  /** The legal move that the choice amounts to, or null while a part is missing. */
  readonly move: Move | null;
}

/** A game's rules for choosing moves: which parts a player picks for a move and whether a move may be played automatically. */
export interface ChoiceRules<Move, Pick> {
  /**
   * Returns the parts that a player picks for a move: a card, two cards, or a card and its place. Returns none for a move with a
   * button of its own.
   */
  readonly parts: (move: Move) => readonly Pick[];
  /**
   * Returns whether a move must be chosen even where it is the only one. If omitted, the only move is always an automatic choice.
   */
  readonly isOptional?: (move: Move) => boolean;
}

/** The input for a choice at one moment. */
export interface ChoiceMoment<Move, Pick> {
  /** The parts that were tapped, latest last. */
  readonly touched: readonly Pick[];
  /** The cards of the hand. The player may choose any card before their turn. */
  readonly held: readonly Pick[];
  /** The player's legal moves; empty when the player has nothing to decide. */
  readonly legalMoves: readonly Move[];
}

/**
 * Returns the choice that results from the taps: the part tapped last, and all earlier parts compatible with it. The player may
 * choose a card before their turn; the choice drops it once it can no longer be played. If only one part can be chosen, chooses it
 * automatically.
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

/** Returns the tapped parts after one more tap. A second tap on the same part removes it. */
export function touch<Pick>(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  return picks.includes(pick) ? picks.filter((other) => other !== pick) : [...picks, pick];
}

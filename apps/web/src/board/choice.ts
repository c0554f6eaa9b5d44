/** The player's choice so far, and the legal moves that it leaves. */
export interface Choice<Move, Pick> {
  /** What counts as chosen, earliest first. */
  readonly picks: readonly Pick[];
  /** The legal moves that contain all of this, and perhaps more. */
  readonly ways: readonly Move[];
  /** The legal move that it adds up to; null while something is missing. */
  readonly move: Move | null;
}

/** The rules of choosing a game's moves. */
export interface ChoiceRules<Move, Pick> {
  /** What a player picks for a move: a card, two cards, or a card and its place. None for a move with its own button. */
  readonly parts: (move: Move) => readonly Pick[];
  /** Whether a move must be picked even where it is the only one; if omitted, none must. */
  readonly isOptional?: (move: Move) => boolean;
}

/** The input of a choice at one moment. */
export interface ChoiceMoment<Move, Pick> {
  /** What was touched, latest last. */
  readonly touched: readonly Pick[];
  /** The cards of the hand: any of them may be chosen before the player's turn. */
  readonly held: readonly Pick[];
  /** Empty while nothing is asked of the player. */
  readonly legalMoves: readonly Move[];
}

/**
 * Returns the touched things that still count: the latest, and the earlier ones that are compatible with it. A card may be chosen
 * before the player's turn, and is dropped once it has become impossible. If only one thing can be chosen, it is chosen
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

/** Returns the touched things after one more touch; a second touch on the same thing removes it. */
export function touch<Pick>(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  return picks.includes(pick) ? picks.filter((other) => other !== pick) : [...picks, pick];
}

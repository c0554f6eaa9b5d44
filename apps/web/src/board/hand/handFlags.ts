import type { HandFlag, HandFlags } from '../../cards/hand/handFlag.ts';
import type { Say } from '../../language/language.ts';

/** The flagged cards of a hand. */
export interface Marked<Card> {
  /** The cards drawn since the player last acted. */
  readonly fresh: readonly Card[];
  /** The cards that may be laid off on the table's melds now. */
  readonly fitting: readonly Card[];
}

/** Returns the flags of a hand, on new cards and on cards that fit the table's melds. */
export function handFlags<Card>({ fresh, fitting }: Marked<Card>, say: Say): HandFlags<Card> {
  const flagsOf = (card: Card): readonly HandFlag[] => [
    ...(fresh.includes(card) ? [{ word: say('board.flag-new'), icon: 'star' } as const] : []),
    ...(fitting.includes(card) ? [{ word: say('board.flag-fits'), icon: 'plus' } as const] : []),
  ];
  return new Map([...new Set([...fresh, ...fitting])].map((card) => [card, flagsOf(card)]));
}

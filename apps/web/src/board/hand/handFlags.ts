import type { HandFlag, HandFlags } from '../../cards/hand/handFlag.ts';
import type { Say } from '../../language/language.ts';

/** The flags of cards in a hand. */
export interface Marked<Card> {
  /** Those that have come since one last acted. */
  readonly fresh: readonly Card[];
  /** Those that may be laid on what lies on the table now. */
  readonly fitting: readonly Card[];
}

/** The flags of a hand: on new cards, and on those that fit what lies on the table. */
export function handFlags<Card>({ fresh, fitting }: Marked<Card>, say: Say): HandFlags<Card> {
  const flagsOf = (card: Card): readonly HandFlag[] => [
    ...(fresh.includes(card) ? [{ word: say('board.flag-new'), icon: 'star' } as const] : []),
    ...(fitting.includes(card) ? [{ word: say('board.flag-fits'), icon: 'plus' } as const] : []),
  ];
  return new Map([...new Set([...fresh, ...fitting])].map((card) => [card, flagsOf(card)]));
}

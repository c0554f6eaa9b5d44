import { refusalList, refusing } from '../../kernel/violation.ts';

/** The codes for refusing moves in Chinchón, each with the argument names of its message. */
export const refusals = refusalList(
  [
    'game-over', 'only-by-closing', 'not-your-turn', 'card-not-held', 'same-card-twice', 'no-such-meld', 'chinchon',
    'does-not-fit', 'none-fits', 'too-few-cards', 'mixed-cards', 'value-twice', 'gap-in-sequence', 'no-meld',
    'no-meld-to-lay', 'no-melds', 'cards-left', 'no-closing-card', 'empties-hand',
  ],
  {
    /** The kind of the move. */
    'wrong-moment': ['move'],
    /**
     * The points left. The first three codes refuse a close: this one, any with that card, or any at all. `too-many-after-discard`
     * refuses laying melds down, or a discard after that. `too-many-to-lay` refuses any laying down.
     */
    'too-many-points': ['points'],
    'too-many-with-card': ['points'],
    'too-many-at-best': ['points'],
    'too-many-after-discard': ['points'],
    'too-many-to-lay': ['points'],
  },
);

/** Returns a violation of a Chinchón rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);

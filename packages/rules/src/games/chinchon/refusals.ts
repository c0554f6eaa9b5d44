import { refusalList, refusing } from '../../kernel/violation.ts';

/** What Chinchón refuses with, and what each sentence speaks of. */
export const refusals = refusalList(
  [
    'game-over', 'only-by-closing', 'not-your-turn', 'card-not-held', 'same-card-twice', 'no-such-meld', 'chinchon',
    'does-not-fit', 'none-fits', 'too-few-cards', 'mixed-cards', 'value-twice', 'gap-in-sequence', 'no-meld',
    'no-meld-to-lay', 'no-melds', 'cards-left', 'no-closing-card', 'empties-hand',
  ],
  {
    /** `move`: the kind of move it was. */
    'wrong-moment': ['move'],
    /** What is left by a close, by a close with a chosen card, by the best close, by a laying down, by the best of them. */
    'too-many-points': ['points'],
    'too-many-with-card': ['points'],
    'too-many-at-best': ['points'],
    'too-many-after-discard': ['points'],
    'too-many-to-lay': ['points'],
  },
);

/** Refuses by a rule of Chinchón. */
export const refuse = refusing(refusals);

import { refusalList, refusing } from '../../kernel/violation.ts';

/** The codes for refusing moves in Chinaso, each with the argument names of its message. */
export const refusals = refusalList(
  [
    'game-over', 'nobody-awaited', 'first-a-card', 'only-answers', 'has-a-card', 'not-offered', 'not-your-turn',
    'already-answered', 'not-asked', 'card-not-held', 'laid-twice', 'own-turn', 'down', 'own-discard', 'two-buys',
    'pile-too-low', 'nothing-live', 'must-take', 'already-down', 'no-natural-card', 'not-one-rank', 'three-too-short',
    'not-one-suit', 'straight-too-short', 'not-in-sequence', 'beyond-the-ends', 'jokers-adjacent', 'straights-touch',
    'not-down', 'misfit', 'none-fits', 'fits-nowhere', 'wrong-swap', 'no-place-for-joker', 'no-swap', 'not-into-hand',
    'not-own-set', 'fits-no-own-set', 'last-card', 'more-than-one-card',
  ],
  { 'not-the-contract': ['threes', 'straights'], 'contract-not-held': ['threes', 'straights'] },
);

/** Returns a violation of a Chinaso rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);

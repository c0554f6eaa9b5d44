import { refusalList, refusing } from '../../kernel/violation.ts';

/** The codes for refusing moves in Chinkway, each with the argument names of its message. */
export const refusals = refusalList(
  [
    'game-over', 'nothing-to-discard', 'no-trump-to-name', 'wrong-moment', 'no-trick-to-take-from', 'nobody-asked',
    'dealer-discards', 'dealer-names-trump', 'not-your-turn', 'winner-takes', 'second-place-asked', 'same-card-twice',
    'discard-not-held', 'card-not-held', 'card-not-in-trick', 'fills-no-demand', 'no-help',
  ],
  { 'must-follow': ['suit'] },
);

/** Returns a violation of a Chinkway rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);

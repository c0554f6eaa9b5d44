import { refusalList, refusing } from '../../kernel/violation.ts';

/** The codes for refusing moves in Chanoyu, each with the argument names of its message. */
export const refusals = refusalList(
  [
    'game-over', 'wrong-moment', 'nothing-to-build', 'not-your-lead', 'not-your-turn', 'not-your-trick', 'card-not-held',
    'card-not-in-trick', 'must-lay', 'no-such-value', 'no-such-row', 'not-your-row', 'not-at-an-end',
  ],
  { 'must-follow': ['suit'], 'not-its-value': ['value'], 'value-taken': ['value'] },
);

/** Returns a violation of a Chanoyu rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);

import { refusalList, refusing } from '../../kernel/violation.ts';

/** The refusals of Chanoyu, each with the values in its sentence. */
export const refusals = refusalList(
  [
    'game-over', 'wrong-moment', 'nothing-to-build', 'not-your-lead', 'not-your-turn', 'not-your-trick', 'card-not-held',
    'card-not-in-trick', 'must-lay', 'no-such-value', 'no-such-row', 'not-your-row', 'not-at-an-end',
  ],
  { 'must-follow': ['suit'], 'not-its-value': ['value'], 'value-taken': ['value'] },
);

/** Returns the violation of a rule of Chanoyu. */
export const refuse = refusing(refusals);

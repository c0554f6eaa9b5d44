import { refusalList, refusing } from '../../kernel/violation.ts';

/** What Chanoyu refuses with, and what each sentence speaks of. */
export const refusals = refusalList(
  [
    'game-over', 'wrong-moment', 'nothing-to-build', 'not-your-lead', 'not-your-turn', 'not-your-trick', 'card-not-held',
    'card-not-in-trick', 'must-lay', 'no-such-value', 'no-such-row', 'not-your-row', 'not-at-an-end',
  ],
  { 'must-follow': ['suit'], 'not-its-value': ['value'], 'value-taken': ['value'] },
);

/** Refuses by a rule of Chanoyu. */
export const refuse = refusing(refusals);

import { refusing } from '../../kernel/violation.ts';

/** What Chanoyu refuses with, and what each sentence speaks of. */
export const refusals = {
  'game-over': [],
  'wrong-moment': [],
  'nothing-to-build': [],
  'not-your-lead': [],
  'not-your-turn': [],
  'not-your-trick': [],
  'card-not-held': [],
  'must-follow': ['suit'],
  'card-not-in-trick': [],
  'must-lay': [],
  'not-its-value': ['value'],
  'no-such-value': [],
  'no-such-row': [],
  'value-taken': ['value'],
  'not-your-row': [],
  'not-at-an-end': [],
} as const;

/** Refuses by a rule of Chanoyu. */
export const refuse = refusing(refusals);

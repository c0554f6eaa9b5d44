import { refusing } from '../../kernel/violation.ts';

/** What Slobberhannes refuses with, and what each sentence speaks of. */
export const refusals = {
  'game-over': [],
  'wrong-moment': [],
  'not-your-turn': [],
  'card-not-held': [],
  'must-follow': ['suit'],
} as const;

/** Refuses by a rule of Slobberhannes. */
export const refuse = refusing(refusals);

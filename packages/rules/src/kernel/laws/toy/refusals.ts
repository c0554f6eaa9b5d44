import { refusing } from '../../violation.ts';

/** What Pennies refuses with, and what each sentence would speak of. */
export const refusals = { 'wrong-moment': [], 'not-your-turn': [], 'card-not-held': ['card'], 'must-follow': [] } as const;

/** Refuses by a rule of Pennies. */
export const refuse = refusing(refusals);

import { refusing } from '../../violation.ts';

/** The refusals of Pennies, each with the values in its sentence. */
export const refusals = { 'wrong-moment': [], 'not-your-turn': [], 'card-not-held': ['card'], 'must-follow': [] } as const;

/** Returns the violation of a rule of Pennies. */
export const refuse = refusing(refusals);

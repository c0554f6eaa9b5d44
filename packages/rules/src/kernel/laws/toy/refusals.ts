import { refusing } from '../../violation.ts';

/** The refusals of Pennies, each with the values that its sentence names. */
export const refusals = { 'wrong-moment': [], 'not-your-turn': [], 'card-not-held': ['card'], 'must-follow': [] } as const;

/** Refuses a move by a rule of Pennies: returns the violation. */
export const refuse = refusing(refusals);

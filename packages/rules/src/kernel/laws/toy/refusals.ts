import { refusing } from '../../violation.ts';

/** The codes for refusing moves in Pennies, each with the argument names of its message. */
export const refusals = { 'wrong-moment': [], 'not-your-turn': [], 'card-not-held': ['card'], 'must-follow': [] } as const;

/** Returns the violation of a Pennies rule. */
export const refuse = refusing(refusals);

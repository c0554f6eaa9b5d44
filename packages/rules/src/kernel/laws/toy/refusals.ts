import { refusing } from '../../violation.ts';

/** The codes for refusing moves in Pennies, each with the argument names of its message. */
export const refusals = { 'wrong-moment': [], 'not-your-turn': [], 'card-not-held': ['card'], 'must-follow': [] } as const;

/** Returns a violation of a Pennies rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);

import type { Law } from '../law.ts';
import { tryLaw } from '../trial.ts';
import { pennies } from './pennies.ts';
import { penniesSubject } from './subject.ts';

type Subject = typeof penniesSubject;

/** How many games a law has for finding a fault. */
const TRIALS = 60;

/** Pennies with a fault in the game, or in what the laws are given about it. */
export function mutant(fault: Partial<Subject['game']>, given: Partial<Subject> = {}): Subject {
  return { ...penniesSubject, ...given, game: { ...pennies, ...fault } };
}

/** What a law has against a game: the account of the first trial in which it is broken, or null if it never is. */
export function faultFound(law: Law, subject: Subject): string | null {
  for (let seed = 0; seed < TRIALS; seed++) {
    try {
      tryLaw(law, subject, { seats: 2 + (seed % 3), options: { deals: 3 }, seed });
    } catch (error) {
      return String(error instanceof Error ? error.cause : error);
    }
  }
  return null;
}

import type { Law } from '../law.ts';
import { tryLaw } from '../trial.ts';
import { pennies } from './pennies.ts';
import { penniesSubject } from './subject.ts';

type Subject = typeof penniesSubject;

/** The number of games in which a law may find a fault. */
const TRIALS = 60;

/** Returns Pennies with a fault in the game or in its law subject. */
export function mutant(fault: Partial<Subject['game']>, given: Partial<Subject> = {}): Subject {
  return { ...penniesSubject, ...given, game: { ...pennies, ...fault } };
}

/** Returns the error message of the first trial in which the law is broken, or null if no trial breaks the law. */
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

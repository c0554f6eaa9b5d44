import { assert, nat, noBias, noShrink, property, sample } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyPlayedGame, Law } from './law.ts';
import { LAWS } from './laws.ts';
import { optionSets } from './option-sets.ts';
import type { AnyLawSubject } from './subject.ts';
import { playTrial, tryLaw } from './trial.ts';

/** The number of random games for each game, divided among its tables, with at least one at each table. */
const GAMES = 16;

/** The time limit of one law at one table, in ms, on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The seed of this run's trials, which fast-check prints when a trial fails. */
const [RUN = 0] = sample(noBias(nat()), 1);

/** A table at which a game can be played. */
interface LawTable {
  readonly seats: number;
  readonly options: object;
}

/** Declares tests that check every law for a game, with every number of seats and every set of options. */
export function describeLaws(subject: AnyLawSubject): void {
  const tables = tablesOf(subject);
  const numRuns = Math.max(1, Math.floor(GAMES / tables.length));
  const laws = LAWS.filter((law) => law.applies?.(subject) ?? true);
  for (const table of tables) {
    describe(`${subject.game.id}, ${table.seats} seats, ${JSON.stringify(table.options)}`, () => {
      describeLawsAt(subject, table, laws, numRuns);
    });
  }
}

/** Declares the tests of all laws at one table. The tests share the same games, so each game runs only once. */
function describeLawsAt(subject: AnyLawSubject, table: LawTable, laws: readonly Law[], numRuns: number): void {
  const played = new Map<number, AnyPlayedGame>();
  afterAll(() => played.clear());
  for (const law of laws) {
    it(`law ${law.number}, ${law.name}`, { timeout: TIMEOUT_MS }, () => {
      const holds = property(noBias(noShrink(nat())), (seed) => {
        const trial = { ...table, seed };
        tryLaw(law, subject, trial, () => {
          const game = played.get(seed) ?? playTrial(subject, trial);
          played.set(seed, game);
          return game;
        });
      });
      assert(holds, { numRuns, seed: RUN, endOnFailure: true });
      expect(played.size).toBe(numRuns);
    });
  }
}

function tablesOf({ game, moreOptions = [] }: AnyLawSubject): readonly LawTable[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const sets = [...optionSets(game.options), ...moreOptions];
  return counts.flatMap((seats) => sets.map((chosen) => ({ seats, options: chosen })));
}

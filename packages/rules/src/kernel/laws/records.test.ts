import { expect, test } from 'vitest';
import { records } from './records.ts';
import { faultFound, mutant } from './toy/mutants.ts';
import { pennies } from './toy/pennies.ts';
import type { PenniesState } from './toy/state.ts';

/** Returns Pennies with a changed record of each deal. */
function keeping(change: (record: PenniesState['records'][number]) => PenniesState['records'][number]) {
  return mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      const last = next.records.length - 1;
      return event.type !== 'dealScored'
        ? next
        : { ...next, records: next.records.map((record, at) => (at === last ? change(record) : record)) };
    },
  });
}

test('law 13, records: detects a deal that is not recorded', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      return event.type === 'dealScored' ? { ...next, records: state.records } : next;
    },
  });
  expect(faultFound(records, fault)).toMatch('a deal must be recorded exactly when it ends');
});

test('law 13, records: detects a deal whose end dealEnds does not list', () => {
  expect(faultFound(records, mutant({ dealEnds: ['potTaken'] }))).toMatch('a deal must be recorded exactly when it ends');
});

test('law 13, records: detects a deal that ends with a seat already to act', () => {
  const fault = mutant({ actors: (state) => (state.phase.name === 'settle' ? [0] : pennies.actors(state)) });
  expect(faultFound(records, fault)).toMatch('a seat must act before the end of the deal is visible');
});

test('law 13, records: detects a recorded deal that changes', () => {
  const fault = mutant({
    evolve: (state, event) => {
      const next = pennies.evolve(state, event);
      const [first] = next.records;
      if (event.type !== 'dealScored' || first === undefined || next.records.length < 2) return next;
      return { ...next, records: next.records.with(0, { ...first, dealer: first.dealer + 1 }) };
    },
  });
  expect(faultFound(records, fault)).toMatch('a recorded deal changes');
});

test('law 13, records: detects a wrong number, a dealer not at the table, too few points and a wrong ledger', () => {
  expect(faultFound(records, keeping((record) => ({ ...record, number: 1 })))).toMatch('recorded under the wrong number');
  expect(faultFound(records, keeping((record) => ({ ...record, dealer: 9 })))).toMatch('has a dealer who is not at the table');
  expect(faultFound(records, keeping((record) => ({ ...record, points: [0] })))).toMatch('for the wrong number of seats');
  expect(faultFound(records, keeping((record) => ({ ...record, ledger: [] })))).toMatch('does not explain the points');
});

test('law 13, records: detects an impossible number of dead cards', () => {
  for (const dead of [-1, 0.5, 20]) {
    expect(faultFound(records, keeping((record) => ({ ...record, dead })))).toMatch('the number of dead cards is impossible');
  }
});

test('law 13, records: detects a ledger line without a rule or a reason', () => {
  const lines = (rule: string, reason: string) =>
    keeping((record) => ({ ...record, ledger: record.ledger.map((line) => ({ ...line, rule, reason })) }));
  expect(faultFound(records, lines('', 'pot'))).toMatch('a ledger line cites no rule');
  expect(faultFound(records, lines('PN5', 'The pot'))).toMatch('a ledger line has no stable reason');
});

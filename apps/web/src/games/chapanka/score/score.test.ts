import { chapanka, type DealRecord, type PaymentReason, potBeside } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import type { Message } from '../../../language/message.ts';
import { inEnglish } from '../../../language/testing.ts';
import { peopleFor, stateAt } from '../testing/fixture.ts';
import { linesOf } from './lines.ts';
import { headlineOf, leadOf } from './words.ts';

const line = (reason: PaymentReason, rule: string, ...amounts: readonly number[]): DealRecord['ledger'][number] => {
  return { reason, rule, of: 'score', amounts };
};

const said = (message: Message | null) => message && inEnglish(message);

const PARTY: DealRecord = {
  number: 1,
  dealer: 0,
  points: [8, 10, -2, -16],
  tricks: [3, 2, 3, 3],
  cardPoints: [4, 0, 6, 26],
  setAside: ['3D', 'JC', '7D', 'KH'],
  pancerola: null,
  chapanka: null,
  dead: 0,
  ledger: [
    line('ante', 'CP2.2', -3, -2, -2, -2),
    line('kinal-takes-pot', 'CP6.7', 9, 0, 0, 0),
    line('kinal-discarded', 'CP6.2', 2, 4, 0, -6),
    line('party', 'CP4.1', 0, 8, 0, -8),
  ],
};
const CHAPANKA: DealRecord = {
  ...PARTY,
  number: 8,
  points: [-18, 71, -18, -35],
  chapanka: { seat: 1, outcome: 'made' },
  dead: 0,
  ledger: [
    line('ante', 'CP2.2', -2, -2, -2, -3),
    line('chapanka-takes-pot', 'CP5.2', 0, 9, 0, 0),
    line('chapanka-made', 'CP5.2', -16, 64, -16, -32),
  ],
};

test('CP8.2: after each deal, the balances and the pot add up to zero', () => {
  const after = chapanka.course(stateAt({ records: [PARTY, CHAPANKA] }));
  expect(after).toEqual([
    [0, 0, 0, 0],
    [8, 10, -2, -16],
    [-10, 81, -20, -51],
  ]);
  expect(after.map(potBeside)).toEqual([0, 0, 0]);
});

test('CP8.2: every line of a deal, including the pot, adds up to zero', () => {
  for (const { amounts, pot } of linesOf(PARTY, stateAt({}))) {
    expect(amounts.reduce((sum, amount) => sum + amount, pot)).toBe(0);
  }
});

test('each line names the rules behind it', () => {
  const rules = (record: DealRecord) =>
    linesOf(record, stateAt({})).map((line) => line.rules.join(' '));
  expect(rules(PARTY)).toEqual(['CP2.2 CP6.7', 'CP6.2 CP6.3 CP6.5', 'CP4.1']);
  expect(rules(CHAPANKA)).toEqual(['CP2.2 CP6.7 CP5.2 CP8.1', 'CP6.2 CP6.3 CP6.5', 'CP5.2']);
  const alone = [...PARTY.ledger.slice(0, -1), line('party-pancerola', 'CP7.3', 0, 8, 0, -8)];
  expect(rules({ ...PARTY, ledger: alone })[2]).toBe('CP7.3');
});

test('headlineOf names the payer of the party or the outcome of a Chapanka', () => {
  expect(said(headlineOf(PARTY, peopleFor(3)))).toBe('You pay Tomek 8 for the party.');
  expect(said(headlineOf(CHAPANKA, peopleFor(3)))).toBe('Tomek has made the Chapanka: all 11 tricks won.');
  expect(said(headlineOf({ ...CHAPANKA, chapanka: { seat: 3, outcome: 'tenth' } }, peopleFor(3)))).toBe(
    'You’ve lost the Chapanka on the tenth trick; the eleventh is still played.',
  );
});

test('leadOf names the leader, the margin and the pot', () => {
  const standings = [
    { seat: 1, place: 1, score: 10 },
    { seat: 0, place: 2, score: 8 },
  ];
  expect(said(leadOf(standings, 9, peopleFor(0)))).toBe('Tomek leads with 10, 2 ahead of you; 9 in the pot.');
  const level = standings.map((standing) => ({ ...standing, place: 1, score: 3 }));
  expect(said(leadOf(level, 0, peopleFor(1)))).toBe('You and Marta are tied at 3; 0 in the pot.');
});

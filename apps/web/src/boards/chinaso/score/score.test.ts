import type { DealRecord } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { peopleAt } from '../../shared/fixture.ts';
import { cards, stateAt } from '../fixture.ts';
import { balancesBefore, gameLine, linesOf } from './lines.ts';
import { headlineOf, leadOf, sumOf } from './scoreWords.ts';

const STAKES = { buy: 5, hand: 10, game: 100 };
const OUT: DealRecord = {
  number: 1, dealer: 0, kind: 'out', winner: 1, points: [57, 0, 20], ledger: [], buys: [1, 0, 2], balances: [-15, 35, -20],
};
const CHINASO: DealRecord = { ...OUT, kind: 'chinaso', balances: [-25, 55, -30] };
const NOBODY: DealRecord = { ...OUT, kind: 'stuck', winner: null, balances: [-5, 0, -10] };

const amounts = (record: DealRecord) => linesOf(record, [0, 0, 0], STAKES).map(({ label, rule, amounts }) => [label, rule, amounts]);

test('CS7.2: counters of a hand are told apart by what they moved for', () => {
  expect(amounts(OUT)).toEqual([
    ['Buys', 'CS7.2', [-5, 0, -10]],
    ['The hand', 'CS7.2', [-10, 20, -10]],
    ['The pot', 'CS7.2', [0, 15, 0]],
  ]);
  expect(amounts(NOBODY)).toEqual([['Buys', 'CS7.2', [-5, 0, -10]]]);
});

test('CS7.3: a Chinaso doubles the stake of the hand, and not the pot', () => {
  expect(amounts(CHINASO).slice(1)).toEqual([
    ['A Chinaso', 'CS7.3', [-20, 40, -20]],
    ['The pot', 'CS7.2', [0, 15, 0]],
  ]);
});

test('CS7.2: the end of the game has a line of its own', () => {
  const options = { cardPoints: 'face-value', stakes: STAKES } as const;
  const state = stateAt({ seats: 3, records: [OUT], options, balances: [-115, 235, -120], phase: { name: 'over' } });
  expect(gameLine(state)?.amounts).toEqual([-100, 200, -100]);
  expect(gameLine({ ...state, phase: { name: 'settle' } })).toBeNull();
  expect(balancesBefore(state, 0)).toEqual([0, 0, 0]);
  expect(balancesBefore(state, 1)).toEqual(OUT.balances);
});

test('CS6.1, CS4.8: how a hand’s points came about', () => {
  const { deal } = stateAt({ seats: 3, deal: { hands: [cards('AS KD 7H X1'), [], cards('5C')] } });
  expect(sumOf(deal, 0, 'face-value', 57)).toBe('7 + 10 + 15 + 25 = 57');
  expect(sumOf(deal, 0, 'face-value', 114)).toBe('7 + 10 + 15 + 25 = 57, doubled: 114');
  expect(sumOf(deal, 2, 'face-value', 5)).toBe('5');
  expect(sumOf(deal, 1, 'face-value', 0)).toBe('');
});

test('the news of a hand, and who leads with the fewest points', () => {
  const people = peopleAt(3, 0);
  expect(headlineOf(OUT, people)).toBe('Tomek goes out.');
  const standings = [{ seat: 1, place: 1, score: 0 }, { seat: 0, place: 2, score: 57 }];
  expect(leadOf(standings, people)).toBe('Tomek leads with no points, 57 fewer than you.');
});

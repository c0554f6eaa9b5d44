import type { DealRecord } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { message } from '../../../language/message.ts';
import { headlineOf } from '../endings.ts';
import { aloud, peopleAt, plain } from '../../../board/testing/fixture.ts';
import { cards, stateAt } from '../testing/fixture.ts';
import { counterLines, gameCounters, handCounters } from './lines.ts';
import { leadOf, sumOf } from './scoreWords.ts';

const OUT: DealRecord = {
  number: 1,
  dealer: 0,
  kind: 'out',
  winner: 1,
  points: [57, 0, 20],
  buys: [1, 0, 2],
  dead: 0,
  ledger: [
    { reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts: [57, 0, 20] },
    { reason: 'buy', rule: 'CS7.2', of: 'counters', amounts: [-5, 0, -10] },
    { reason: 'hand-pot', rule: 'CS7.2', of: 'counters', amounts: [0, 15, 0] },
    { reason: 'hand-stake', rule: 'CS7.2', of: 'counters', amounts: [-10, 20, -10] },
  ],
};
const DOUBLED: DealRecord = {
  ...OUT,
  kind: 'chinaso',
  points: [114, 0, 40],
  dead: 0,
  ledger: [
    { reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts: [57, 0, 20] },
    { reason: 'chinaso', rule: 'CS4.8', of: 'score', amounts: [57, 0, 20] },
  ],
};
const LAST: DealRecord = {
  ...OUT,
  number: 7,
  dead: 0,
  ledger: [
    ...OUT.ledger,
    { reason: 'game-stake', rule: 'CS7.2', of: 'counters', amounts: [-100, 0, -100] },
    { reason: 'game-pot', rule: 'CS7.2', of: 'counters', amounts: [0, 200, 0] },
  ],
};

test('CS7.2: counterLines splits the counters of a hand by purpose', () => {
  expect(counterLines(OUT).map(({ reason }) => plain(message(`chinaso.line.${reason}`)))).toEqual(['Buys', 'The pot', 'The hand']);
});

test('CS7.2: counters for the end of the game are separate from those of its last hand', () => {
  expect([OUT, LAST].map(handCounters)).toEqual([[-15, 35, -20], [-15, 35, -20]]);
  expect([OUT, LAST].map(gameCounters)).toEqual([null, [-100, 200, -100]]);
});

test('CS6.1, CS4.8: sumOf shows how the points of a hand add up', () => {
  const { deal } = stateAt({ seats: 3, deal: { hands: [cards('AS KD 7H X1'), [], cards('5C')] } });
  expect(sumOf(deal, 0, 'face-value', OUT)).toBe('7 + 10 + 15 + 25 = 57');
  expect(sumOf(deal, 0, 'face-value', DOUBLED)).toEqual(
    message('chinaso.sum-doubled', { sum: '7 + 10 + 15 + 25 = 57', points: 114 }),
  );
  expect(sumOf(deal, 2, 'face-value', OUT)).toBe('5');
  expect(sumOf(deal, 1, 'face-value', OUT)).toBeNull();
});

test('the news of a hand names its outcome and the leader with the fewest points', () => {
  const people = peopleAt(3, 0);
  expect(plain(headlineOf(OUT, people))).toBe('Tomek goes out.');
  const standings = [{ seat: 1, place: 1, score: 0 }, { seat: 0, place: 2, score: 57 }];
  expect(aloud(leadOf(standings, people) ?? [])).toBe('Tomek leads with 0 points, 57 fewer than you.');
  const level = [{ seat: 1, place: 1, score: 5 }, { seat: 2, place: 1, score: 5 }];
  expect(aloud(leadOf(level, people) ?? [])).toBe('Tomek leads with 5 points, tied with Inés.');
});

import type { Seat } from '@chinwag/rules';
import { type DealRecord, scheduledSeating } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chinkwayBots } from './index.ts';
import { FULL_GAME, viewFrom } from './testing/view-spec.ts';

/** Returns nine deals, of which only the last scored: this many points, by seat. */
const scored = (points: readonly number[]): readonly DealRecord[] =>
  Array.from({ length: 9 }, (_, deal) => ({
    number: deal + 1,
    dealer: deal % 5,
    ...scheduledSeating(FULL_GAME, 0, deal + 1),
    trump: 'NT',
    quest: [],
    taken: [[], [], []],
    tricks: [2, 2, 2, 2, 2],
    points: deal === 8 ? points : [0, 0, 0, 0, 0],
    dead: 0,
    ledger: [],
  }));

const asked = (seat: Seat, points: readonly number[]) =>
  chinkwayBots.sensible.choose(plainThought(viewFrom({ phase: 'finalRequest', seat, records: scored(points) }), seat));

// Seat 4 deals deal 10: seats 0 and 2 are partners, as are seats 1 and 3.
test('CW7.2: second place makes the final request if first place would be its partner', () => {
  expect(asked(2, [15, 6, 10, 3, 1])).toEqual({ type: 'finalRequest', wanted: true });
});

test('CW7.2: second place makes no final request if first place sits on another side', () => {
  expect(asked(1, [15, 10, 6, 3, 1])).toEqual({ type: 'finalRequest', wanted: false });
});

import { expect, it } from 'vitest';
import { faultsOf, type SiegeRow, siegeTable } from './report.ts';

const CALM: SiegeRow = {
  attack: 'pings',
  before: [4, 5, 40],
  during: [5, 6, 60],
  after: [4],
  peak: 0,
  processor: 0.25,
  logged: 12,
  answers: { '429': 7 },
  astray: [],
};

it('reports no fault if an attack hardly affects the friends', () => {
  expect(faultsOf(CALM)).toEqual([]);
});

it.each<readonly [RegExp, Partial<SiegeRow>]>([
  [/p95 was 130.0 ms, and may be 120.0 ms/, { during: [130] }],
  [/took 201 MB more, and may take 200 MB/, { peak: 201 * 1024 * 1024 }],
  [/seats 1, 3 were cut off/, { astray: [1, 3] }],
])('reports an attack with the fault %s', (fault, changed) => {
  expect(faultsOf({ ...CALM, ...changed })).toEqual([expect.stringMatching(fault)]);
});

it('prints an attack as a row: times before, during and after, memory, CPU, log and responses', () => {
  expect(siegeTable([CALM]).split('\n')[1]?.split(/ {2,}/)).toEqual(
    ['pings', '5.0/40.0/40.0', '6.0/60.0/60.0', '4.0/4.0/4.0', '+0 MB', '25 %', '12 B', '3', '429: 7'],
  );
});

import { expect, it } from 'vitest';
import { type Cost, COSTS, type CostKind } from '../../apps/server/src/shield/costs.ts';
import { compared } from './compare.ts';

/** Returns the table as measured on a machine slower by a factor, with some kinds changed. */
function measured(slower: number, others: Partial<Record<CostKind, Cost>> = {}): Readonly<Record<CostKind, Cost>> {
  const all = Object.entries(COSTS).map(([kind, cost]) => [kind, { ...cost, ms: cost.ms * slower }]);
  return { ...(Object.fromEntries(all) as Record<CostKind, Cost>), ...others };
}

const tooMuch = (costs: ReturnType<typeof measured>): readonly string[] =>
  compared(COSTS, costs).flatMap(({ kind, isTooMuch }) => (isTooMuch ? kind : []));

it('costs equal to the table pass on a machine of any speed', () => {
  for (const slower of [0.2, 1, 5]) expect(tooMuch(measured(slower))).toEqual([]);
});

it('over twice the time relative to a page in the same run is too much', () => {
  const { ms, ...others } = COSTS.look;
  expect(tooMuch(measured(5, { look: { ms: 5 * 1.9 * ms, ...others } }))).toEqual([]);
  expect(tooMuch(measured(5, { look: { ms: 5 * 2.1 * ms, ...others } }))).toEqual(['look']);
});

it('over twice the bytes is too much on every machine', () => {
  const { ms, bytes, disk } = COSTS.replay;
  expect(tooMuch(measured(0.2, { replay: { ms: 0.2 * ms, bytes: 2.1 * bytes, disk } }))).toEqual(['replay']);
});

it('over twice the store growth is too much, and so is any growth where none is due', () => {
  const { ms, bytes, disk } = COSTS.move;
  expect(tooMuch(measured(1, { move: { ms, bytes, disk: 1.9 * disk } }))).toEqual([]);
  expect(tooMuch(measured(1, { move: { ms, bytes, disk: 2.1 * disk } }))).toEqual(['move']);
  expect(tooMuch(measured(1, { word: { ...COSTS.word, disk: 100 } }))).toEqual(['word']);
});

import { expect, it } from 'vitest';
import { type Pair, pairsIn } from './pairs.ts';
import { inOrder, searches, shareOf } from './schedule.ts';

const chinkway = pairsIn('chinkway');

it('pairs each strength with every other strength, rules of thumb and random players', () => {
  expect(chinkway.map(({ candidate, others }) => `${candidate} among ${others}`)).toEqual([
    'gentle among sensible', 'gentle among strong', 'gentle among rule of thumb', 'gentle among random',
    'sensible among gentle', 'sensible among strong', 'sensible among rule of thumb', 'sensible among random',
    'strong among gentle', 'strong among sensible', 'strong among rule of thumb', 'strong among random',
  ]);
});

it('plays every row once, and rows without search first, so that their unused time goes to the others', () => {
  const ordered = inOrder(chinkway);
  expect(new Set(ordered)).toEqual(new Set(chinkway));
  expect(ordered.map(searches)).toEqual(ordered.map(searches).toSorted((one, other) => Number(one) - Number(other)));
});

it('divides exactly the whole time among the rows', () => {
  let left = 1;
  const ordered = inOrder(chinkway);
  for (const at of ordered.keys()) left -= left * shareOf(ordered.slice(at));
  expect(left).toBeCloseTo(0);
});

it('gives most time to the row that has a target', () => {
  const rows: readonly Pair[] = inOrder(chinkway);
  const target = rows.findIndex(({ candidate, others }) => candidate === 'strong' && others === 'sensible');
  expect(shareOf(rows.slice(target))).toBeGreaterThan(0.5);
});

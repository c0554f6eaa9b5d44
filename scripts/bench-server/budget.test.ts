import { expect, it } from 'vitest';
import { Budget, type BudgetItem, endingIn, openingIn, movesAt } from './budget.ts';

it('reports ratios beyond their budget, upper or lower, and none within it', () => {
  const budget = new Budget();
  budget.note('embedded store', openingIn('embedded store'), 2.1);
  budget.note('embedded store', movesAt(1000), 0.35);
  expect(budget.exceeded).toEqual([]);
  budget.note('embedded store', openingIn('embedded store'), 3);
  budget.note('PostgreSQL', movesAt(Infinity), 0.2);
  budget.note('PostgreSQL', 'friends beside strong bots', 1.6);
  expect(budget.exceeded).toEqual([
    'embedded store: opening, embedded store 3.00, 2.3 at most',
    'PostgreSQL: moves at another rate 0.20, 0.25 at least',
    'PostgreSQL: friends beside strong bots 1.60, 1.5 at most',
  ]);
});

/** The best and the worst results of quiet runs, by measurement. */
const REACHED: readonly (readonly [BudgetItem, readonly number[], 'more is worse' | 'less is worse'])[] = [
  [openingIn('embedded store'), [2.01, 2.27], 'more is worse'],
  [openingIn('PostgreSQL'), [2.5, 2.74], 'more is worse'],
  ['weight', [1.15], 'more is worse'],
  [movesAt(1000), [0.36], 'less is worse'],
  [movesAt(3000), [0.42], 'less is worse'],
  [movesAt(Infinity), [0.31], 'less is worse'],
  [endingIn('embedded store'), [1.43, 1.51], 'more is worse'],
  [endingIn('PostgreSQL'), [1.55, 1.66], 'more is worse'],
  ['friends beside strong bots', [1.38], 'more is worse'],
];

it.each(REACHED)('%s is within its budget in quiet runs, and beyond it with ratios a fifth worse', (item, reached, worse) => {
  const budget = new Budget();
  for (const ratio of reached) budget.note('a store', item, ratio);
  expect(budget.exceeded).toEqual([]);
  for (const ratio of reached) budget.note('a store', item, worse === 'more is worse' ? ratio * 1.2 : ratio * 0.8);
  expect(budget.exceeded).toHaveLength(reached.length);
});

import { expect, it } from 'vitest';
import { Budget } from './budget.ts';

it('a ratio past its budget is said, on whichever side the budget lies, and one within it is not', () => {
  const budget = new Budget();
  budget.note('embedded store', 'opening', 2.1);
  budget.note('embedded store', 'moves', 0.35);
  expect(budget.exceeded).toEqual([]);
  budget.note('embedded store', 'opening', 3);
  budget.note('PostgreSQL', 'moves', 0.2);
  budget.note('PostgreSQL', 'friends beside strong bots', 1.6);
  expect(budget.exceeded).toEqual([
    'embedded store: opening 3.00, 2.6 at most',
    'PostgreSQL: moves 0.20, 0.25 at least',
    'PostgreSQL: friends beside strong bots 1.60, 1.5 at most',
  ]);
});

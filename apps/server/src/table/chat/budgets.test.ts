import { describe, expect, it } from 'vitest';
import { moment } from '../../tests/support/moments.ts';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import { type Budget, Budgets } from './budgets.ts';

const SIX: Budget = { burst: 6, every: 3000 };
const SLOW: Budget = { burst: 1, every: 30_000 };

const spendMany = (budgets: Budgets, times: number, now: number): readonly number[] =>
  Array.from({ length: times }, () => budgets.spend(ANN.id, SIX, moment(now)));

describe('a message budget', () => {
  it('allows a burst, then returns how long the next message must wait', () => {
    const budgets = new Budgets();
    expect(spendMany(budgets, 8, 1000)).toEqual([0, 0, 0, 0, 0, 0, 3000, 3000]);
    expect(budgets.spend(ANN.id, SIX, moment(2500))).toBe(1500);
    expect(budgets.spend(ANN.id, SIX, moment(4000))).toBe(0);
    expect(budgets.spend(ANN.id, SIX, moment(4000))).toBe(3000);
  });

  it('refills after a pause, up to its full burst', () => {
    const budgets = new Budgets();
    spendMany(budgets, 6, 0);
    expect(spendMany(budgets, 7, 1_000_000)).toEqual([0, 0, 0, 0, 0, 0, 3000]);
  });

  it('is separate for each person', () => {
    const budgets = new Budgets();
    spendMany(budgets, 6, 0);
    expect(budgets.spend(BEN.id, SIX, moment(0))).toBe(0);
  });

  it('counts earlier messages when the limit becomes stricter', () => {
    const budgets = new Budgets();
    spendMany(budgets, 6, 0);
    expect(budgets.spend(ANN.id, SLOW, moment(0))).toBe(18_000);
    expect(budgets.spend(ANN.id, SLOW, moment(18_000))).toBe(0);
    expect(budgets.spend(ANN.id, SLOW, moment(18_000))).toBe(30_000);
  });
});

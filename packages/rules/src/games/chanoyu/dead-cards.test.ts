import { expect, it } from 'vitest';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { PACK } from './cards.ts';
import { chanoyu } from './index.ts';

it('CN5.5 CN6.1: every card outside the rows is dead', () => {
  for (const { dead, state: { deal } } of endedDeals(chanoyu)) {
    expect(dead).toBe(PACK.length - deal.rows.flat().filter((card) => card !== null).length);
  }
});

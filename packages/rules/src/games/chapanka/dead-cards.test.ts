import { expect, it } from 'vitest';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { chapanka } from './index.ts';

it('CP2.4: the four cards set aside are dead', () => {
  expect(endedDeals(chapanka).map(({ dead }) => dead)).toEqual([4, 4]);
});

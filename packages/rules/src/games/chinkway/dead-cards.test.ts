import { expect, it } from 'vitest';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { chinkway } from './index.ts';

it('CW3.2: the two cards that the dealer discards are dead', () => {
  expect(endedDeals(chinkway).map(({ dead }) => dead)).toEqual([2, 2]);
});

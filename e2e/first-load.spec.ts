import { firstLoads } from './first-load.ts';
import { expect, test } from './house.ts';

test('no page asks for more JavaScript than it may before it can be used', async ({ browser, house }) => {
  const loads = await firstLoads(browser, house.url);
  const tooHeavy = loads.filter(({ kb, limit }) => kb > limit).map(({ page, kb }) => `${page}: ${kb.toFixed(1)} KB`);
  expect(tooHeavy).toEqual([]);
});

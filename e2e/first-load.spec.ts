import { firstLoads } from './first-load.ts';
import { expect, test } from './app-server.ts';

test('no page asks for more JavaScript than it may before it can be used', async ({ browser, server }) => {
  const loads = await firstLoads(browser, server.url);
  const tooHeavy = loads.filter(({ kb, limit }) => kb > limit).map(({ page, kb }) => `${page}: ${kb.toFixed(1)} KB`);
  expect(tooHeavy).toEqual([]);
});

import { firstLoads, recordLoads, tooHeavy } from './first-load.ts';
import { expect, test } from './app-server.ts';

test('no page asks for more JavaScript than it may before it can be used', async ({ browser, server }, { config }) => {
  const loads = await firstLoads(browser, server.url);
  if (['all', 'changed'].includes(config.updateSnapshots)) recordLoads(loads);
  expect(tooHeavy(loads)).toEqual([]);
});

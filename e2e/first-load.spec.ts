import { firstLoads, recordLoads, tooHeavy } from './first-load.ts';
import { expect, test } from './app-server.ts';

test('no page loads more JavaScript than its budget before it is usable', async ({ browser, server }, { config }) => {
  const loads = await firstLoads(browser, server.url);
  if (['all', 'changed'].includes(config.updateSnapshots)) recordLoads(loads);
  expect(tooHeavy(loads)).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import type { ConnectionEvents } from '../session/connection.ts';
import { LOCAL_CODE } from '../session/practice/localSeat.ts';

const nothing = (): void => undefined;

/** The bots' worker while it is loading. */
class WorkerOnItsWay extends EventTarget {
  readonly postMessage = nothing;
  readonly terminate = nothing;
}

const UNHEARD: ConnectionEvents = {
  table: nothing, snapshot: nothing, events: nothing, said: nothing, sign: nothing, nudge: nothing, clocks: nothing,
  timeOut: nothing, elsewhere: nothing, shuffle: nothing, otherDevice: nothing, dropped: nothing, resumed: nothing, closed: nothing,
};

afterEach(() => vi.unstubAllGlobals());

it('the board of a table on the device loads in parallel with the bots’ worker', async () => {
  vi.stubGlobal('Worker', WorkerOnItsWay);
  vi.resetModules();
  const [{ toDeviceTable }, { catalogued }] = await Promise.all([import('./deviceTable.ts'), import('../games/catalogue.ts')]);
  const entry = catalogued('chinaso');
  if (entry === null) throw new Error('there is no such game');
  const load = vi.spyOn(entry, 'screen');
  const { openConnection } = toDeviceTable({
    game: entry.id, setup: { seats: 4, options: {} }, stored: () => null, keep: nothing,
  });
  void openConnection(LOCAL_CODE, '', UNHEARD);
  expect(load).toHaveBeenCalled();
});

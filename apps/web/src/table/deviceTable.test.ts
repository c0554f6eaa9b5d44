import { afterEach, expect, it, vi } from 'vitest';
import type { LineEvents } from '../session/line.ts';
import { LOCAL_CODE } from '../session/practice/localSeat.ts';

const nothing = (): void => undefined;

/** What the bots think with, as long as it is on its way. */
class WorkerOnItsWay extends EventTarget {
  readonly postMessage = nothing;
  readonly terminate = nothing;
}

const UNHEARD: LineEvents = {
  table: nothing, snapshot: nothing, events: nothing, said: nothing, sign: nothing, nudge: nothing, clocks: nothing,
  timeOut: nothing, elsewhere: nothing, shuffle: nothing, dropped: nothing, resumed: nothing, closed: nothing,
};

afterEach(() => vi.unstubAllGlobals());

it('the board of a table on the device is loaded beside what the bots think with, and not after it', async () => {
  vi.stubGlobal('Worker', WorkerOnItsWay);
  vi.resetModules();
  const [{ toDeviceTable }, { catalogued }] = await Promise.all([import('./deviceTable.ts'), import('../games/catalogue.ts')]);
  const entry = catalogued('chinaso');
  if (entry === null) throw new Error('there is no such game');
  const load = vi.spyOn(entry, 'screen');
  const { openLine } = toDeviceTable({ game: entry.id, setup: { seats: 4, options: {} }, kept: () => null, keep: nothing });
  void openLine(LOCAL_CODE, '', UNHEARD);
  expect(load).toHaveBeenCalled();
});

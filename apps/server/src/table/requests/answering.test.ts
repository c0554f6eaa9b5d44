import { games, parseOptions } from '@chinwag/rules';
import { beforeEach, expect, it } from 'vitest';
import { granted } from '../../tests/support/api.ts';
import { simulatedApp } from '../../tests/support/simulated-app.ts';
import { SimulatedConnection, SimulatedRoom } from '../../tests/support/simulated-room.ts';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN } from '../../tests/support/table-parts.ts';
import { FixedWindowCounter } from '../connections/fixed-window-counter.ts';
import { openNewTable } from '../lifecycle/create-table.ts';
import { moment } from '../../tests/support/moments.ts';

const NOBODY = { received: () => undefined, happened: () => undefined, ended: () => undefined };

/** The games, and one that throws when it is accessed. */
const BROKEN = Object.defineProperty({ ...games }, 'broken', {
  get: () => {
    throw new Error('a fault of our own');
  },
});

let room: SimulatedRoom;
let connection: SimulatedConnection;
beforeEach(async () => {
  const app = simulatedApp({ time: new SimulatedTime(), games: BROKEN });
  const options = parseOptions(games.chanoyu.options, {}) ?? {};
  const { code } = granted(await openNewTable(app, ANN, games.chanoyu, options));
  const opened = await SimulatedRoom.open(app, code, () => undefined);
  if (typeof opened === 'string') throw new Error(opened);
  room = opened;
  connection = new SimulatedConnection('line-1', ANN, NOBODY);
  room.join(connection);
});

it('a request that makes the server throw is answered with a server error', async () => {
  expect(await room.answer(connection, 'chooseGame', { game: 'broken' })).toMatchObject({ code: 'server-error' });
  expect(await room.answer(connection, 'setSettings', { pace: 'brisk' })).toEqual({ ok: true });
});

it('a request with an unknown value is answered as malformed', async () => {
  expect(await room.answer(connection, 'setSettings', { pace: 'at a gallop' })).toMatchObject({ code: 'message-malformed' });
});

it('a request on a closed connection is answered only with the reason for the closing', async () => {
  room.live.connections.dismiss(connection, 'too-many-tabs');
  expect(await room.answer(connection, 'setSettings', { pace: 'brisk' })).toMatchObject({ code: 'too-many-tabs' });
});

it('a request over the rate limit is refused', async () => {
  const rate = new FixedWindowCounter({ perSecond: 1, floodPerSecond: 9 });
  for (const now of [1, 2]) rate.count(moment(now));
  const busy = Object.assign(new SimulatedConnection('line-2', ANN, NOBODY), { userData: { rate, dismissed: null } });
  room.join(busy);
  expect(await room.answer(busy, 'setSettings', { pace: 'brisk' })).toMatchObject({ code: 'too-many-messages' });
});

it('a request to a closed table is refused as the server is stopping', async () => {
  await room.close();
  expect(await room.answer(connection, 'setSettings', { pace: 'brisk' })).toMatchObject({ code: 'server-stopping' });
});

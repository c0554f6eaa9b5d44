import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { COSTS } from '../shield/costs.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/** The default limits, but without one for messages per connection, so that only the cost of messages limits them. */
const limits = { ...DEFAULT_LIMITS, messages: { perSecond: Infinity, floodPerSecond: Infinity } };
const { perGuest } = limits.ms;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits });
});
afterAll(() => server.close());

it('a guest who asks for the deal so far in a loop, on several connections, has one budget for all', async () => {
  const mallory = await newGuest(server.url, 'Mallory');
  const code = await newTable(server.url, mallory);
  const connections = await Promise.all([1, 2, 3].map(() => TestPlayer.join(server.url, mallory, code, games)));
  const [first] = connections;
  if (first === undefined) throw new Error('nobody came');
  granted(await first.request('fillWithBots', {}));
  granted(await first.request('start', {}));
  await first.until(() => first.isInGame);
  const started = performance.now();
  const asked = await Promise.all(
    connections.flatMap((connection) => Array.from({ length: 250 }, () => connection.request('lookBack', {}))),
  );
  const more = (performance.now() - started) / perGuest.every;
  const answered = asked.filter(({ ok }) => ok).length;
  expect(answered).toBeGreaterThan(50);
  expect(answered).toBeLessThanOrEqual((perGuest.atOnce + more) / COSTS.look.ms);
  expect(asked.find(({ ok }) => !ok)).toMatchObject({ code: 'too-many-messages' });
});

it('a guest who asks to be forgotten in a loop is refused above the budget, and nobody else is', async () => {
  const mallory = await newGuest(server.url, 'Mallory');
  const { atOnce, every } = limits.ms.perGuest;
  const started = performance.now();
  const asked: string[] = [];
  while (asked.length < 100) {
    const answer = await ask(server.url, '/guests/forgotten', { token: mallory.token });
    asked.push(answer.ok ? 'forgotten' : answer.code);
  }
  const more = (performance.now() - started) / every;
  const done = asked.filter((answer) => answer === 'forgotten').length;
  expect(done).toBeLessThanOrEqual((atOnce + more) / COSTS.forget.ms);
  expect(new Set(asked)).toEqual(new Set(['forgotten', 'too-many-messages']));
  const ann = await newGuest(server.url, 'Ann');
  expect(await ask(server.url, '/guests/forgotten', { token: ann.token })).toMatchObject({ ok: true });
});

import { type Answer, type RequestName, requestSchemas } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secureRandomBytes } from '../random-bytes.ts';
import { newMoveId } from '../identity/ids.ts';
import { openLog } from '../log.ts';
import { granted, newGuest, newTable } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const written: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log: openLog('warn', { write: (line: string) => void written.push(line) }) });
});
afterAll(() => server.close());

/**
 * Values that the wire format can encode and no browser sends: huge numbers, dates, maps, regular expressions, bytes, and holes.
 */
const ODD = fc.constantFrom<unknown>(
  undefined, null, true, -1, 1.5, 1e308, Number.NaN, 2n ** 63n, '', 'a'.repeat(300), '__proto__', new Date(Number.NaN), [], {},
  new Map([['a', 1]]), new Set([1]), /a+/, new Error('x'), new Uint8Array(5), new Float64Array(3), [[[[]]]],
);
const FIELD = fc.constantFrom('seat', 'id', 'seq', 'move', 'name', 'game', 'options', 'count', 'order', 'person', 'text', 'line');
const payload = fc.oneof(ODD, fc.dictionary(FIELD, fc.oneof(ODD, fc.dictionary(FIELD, ODD))));
const names = Object.keys(requestSchemas) as RequestName[];
const requests = fc.array(fc.tuple(fc.constantFrom(...names), payload), { minLength: 10, maxLength: 10 });

/** Sends a request that none of our browsers would send. Resolves with the answer. */
const ask = (player: TestPlayer, name: RequestName, carried: unknown): Promise<Answer> => player.room.request(name, carried);

/** Resolves with the codes of several answers. */
async function codesOf(answers: readonly Promise<Answer>[]): Promise<readonly string[]> {
  return (await Promise.all(answers)).map((answer) => (answer.ok ? 'granted' : answer.code));
}

it('a request with any payload gets one of the defined codes, and causes no server error', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const host = await TestPlayer.join(server.url, ann, await newTable(server.url, ann), games);
  const asked = fc.asyncProperty(requests, async (wanted) => {
    expect(await codesOf(wanted.map(([name, carried]) => ask(host, name, carried)))).not.toContain('server-error');
  });
  await fc.assert(asked, { numRuns: 100 });
  expect(written).toEqual([]);
  expect(host.ended).toBeNull();
});

it.each(Object.keys(games))('a move with any payload causes no server error in %s, and the game continues', async (game) => {
  const { host } = await playingTable(server.url, 1, { game });
  await host.until(() => host.isToMove);
  const { seq } = host.view;
  const lawful = firstMove(host);
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(lawful), 'card', '__proto__'), ODD, { minKeys: 1 });
  const made = fc.asyncProperty(fc.array(fields, { minLength: 5, maxLength: 5 }), async (odd) => {
    const moves = odd.map((its) => ask(host, 'move', { id: newMoveId(secureRandomBytes), seq, move: { ...lawful, ...its } }));
    expect(await codesOf(moves)).not.toContain('server-error');
  });
  await fc.assert(made, { numRuns: 30 });
  expect(written).toEqual([]);
  if (host.view.seq === seq) granted(await host.move(lawful));
});

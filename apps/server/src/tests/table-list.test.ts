import type { ListedTable, NewGuest, TableCode, TableList, TableNotice } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { FaultyStore } from './support/faulty-store.ts';
import { playingTable } from './support/gatherings.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
/** Whether the store has lost every game. */
let forgotten = false;
beforeAll(async () => {
  server = await startTestServer({
    wrapStore: (store) => Object.assign(new FaultyStore(store), {
      loadGame: (id: string) => (forgotten ? Promise.resolve(null) : store.loadGame(id)),
    }),
  });
});
afterAll(() => server.close());

const tablesOf = async ({ token }: NewGuest): Promise<readonly ListedTable[]> =>
  granted(await ask<TableList>(server.url, '/tables', { method: 'GET', token })).tables;

const isPending = (table: ListedTable | undefined): readonly boolean[] => table?.seats.map((seat) => seat.awaited) ?? [];

describe('a table whose game the server no longer offers', () => {
  it('says so, stays in the list, and can be put away', async () => {
    const { code, host, guests: [ann = fail()] } = await playingTable(server.url, 1);
    host.vanish();
    await server.restart();
    forgotten = true;
    const room = await ask(server.url, `/tables/${code}/room`, { token: ann.token });
    expect(room).toMatchObject({ httpStatus: 404, code: 'game-unknown' });
    expect((await tablesOf(ann)).map(({ status }) => status)).toEqual(['playing']);
    granted(await ask(server.url, `/tables/${code}/put-away`, { token: ann.token }));
    expect(await tablesOf(ann)).toEqual([]);
    forgotten = false;
  });
});

describe('the list of a guest’s tables', () => {
  it('requires a token', async () => {
    expect(await ask(server.url, '/tables', { method: 'GET' })).toMatchObject({ code: 'token-missing', httpStatus: 401 });
  });

  it('contains who sits there, and no tables of others', async () => {
    const [ann, ben] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Ben')];
    const code = await newTable(server.url, ann, { game: 'chinkway' });
    const empty = { kind: 'empty', name: '', you: false, awaited: false };
    const annsSeat = { kind: 'person', name: 'Ann', you: true, awaited: false };
    expect(await tablesOf(ann)).toEqual([
      { code, game: 'chinkway', status: 'gathering', host: 'Ann', seats: [annsSeat, empty, empty, empty, empty] },
    ]);
    expect(await tablesOf(ben)).toEqual([]);
  });

  it('shows whose turn it is, the same for open and closed tables, and computes no game twice', async () => {
    const { players, guests } = await playingTable(server.url, 5, { game: 'chinkway' });
    const [ann] = guests;
    if (ann === undefined) throw new Error('Ann is there');
    const toMove = players.map((player) => player.isToMove);
    expect(toMove).toContain(true);
    const [open] = await tablesOf(ann);
    expect(isPending(open)).toEqual(toMove);
    await Promise.all(players.map(async (player) => player.vanish()));
    await server.restart();
    // The first request may still use a connection to the old server.
    await expect.poll(() => tablesOf(ann).catch(() => null)).toEqual([open]);
    forgotten = true;
    expect(await tablesOf(ann)).toEqual([open]);
    forgotten = false;
  });

  it('leads to a table by its newest link, the only link that gives a notice', async () => {
    const ann = await newGuest(server.url, 'Ann');
    const old = await newTable(server.url, ann);
    const host = await TestPlayer.join(server.url, ann, old, games);
    granted(await host.request('renewLink', {}));
    const [table] = await tablesOf(ann);
    expect(table?.code).not.toBe(old);
    const notice = (code: TableCode) => ask<TableNotice>(server.url, `/tables/${code}`, { method: 'GET' });
    expect(await notice(table?.code ?? old)).toMatchObject({ ok: true, code: table?.code });
    expect(await notice(old)).toMatchObject({ code: 'link-dead' });
  });

  it('omits a table that the guest has put away, until the guest opens it again', async () => {
    const ann = await newGuest(server.url, 'Ann');
    const code = await newTable(server.url, ann);
    granted(await ask(server.url, `/tables/${code}/put-away`, { token: ann.token }));
    expect(await tablesOf(ann)).toEqual([]);
    granted(await ask(server.url, `/tables/${code}/room`, { token: ann.token }));
    expect((await tablesOf(ann)).map((table) => table.code)).toEqual([code]);
  });
});

function fail(): never {
  throw new Error('nobody sits there');
}

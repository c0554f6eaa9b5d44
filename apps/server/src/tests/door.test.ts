import { type NewGuest, REFUSED_CLOSE_CODE, type TableCode, type TableNotice } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN } from './support/table-parts.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let ann: NewGuest;
let ben: NewGuest;
let code: TableCode;
let host: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ limits: { spectators: 2 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await newGuest(server.url, 'Ann');
  ben = await newGuest(server.url, 'Ben');
  code = await newTable(server.url, ann);
  host = await join(ann, code);
});

const join = (guest: NewGuest, link: TableCode): Promise<TestPlayer> => TestPlayer.join(server.url, guest, link, games);
const requestEntry = ({ token }: NewGuest, link = code) => ask(server.url, `/tables/${link}/room`, { token });

describe('a door with entry requests', () => {
  beforeEach(async () => {
    granted(await host.request('setSettings', { door: 'knock' }));
  });

  it('shows each request to the host, and opens for a guest who is let in', async () => {
    expect(await requestEntry(ben)).toMatchObject({ ok: false, code: 'door-knock', httpStatus: 403 });
    await host.until(() => host.table.entryRequests.length === 1);
    expect(host.table.entryRequests[0]).toMatchObject({ person: ben.guest.id, name: 'Ben' });
    granted(await host.request('letIn', { person: ben.guest.id }));
    const friend = await join(ben, code);
    granted(await friend.request('sit', { seat: 1 }));
    await host.until(() => host.table.entryRequests.length === 0 && host.table.seats[1]?.name === 'Ben');
  });

  it('stays shut for a guest who is turned away, and ignores further requests', async () => {
    await requestEntry(ben);
    await host.until(() => host.table.entryRequests.length === 1);
    granted(await host.request('turnAway', { person: ben.guest.id }));
    expect(await requestEntry(ben)).toMatchObject({ code: 'turned-away' });
    await host.until(() => host.table.entryRequests.length === 0);
    expect(await host.request('letIn', { person: ben.guest.id })).toMatchObject({ code: 'nobody-knocks' });
  });

  it('cannot be bypassed: a guest who was not let in cannot join the room', async () => {
    await expect(TestPlayer.joinUnasked(server.url, ben, code, games)).rejects.toThrow('door-knock');
  });

  it('hides the tally from guests outside', async () => {
    const tally = { method: 'GET', token: ben.token } as const;
    expect(await ask(server.url, `/tables/${code}/tally`, tally)).toMatchObject({ ok: false, code: 'door-knock' });
    granted(await host.request('setSettings', { door: 'open' }));
    expect(await ask(server.url, `/tables/${code}/tally`, tally)).toMatchObject({ ok: true, games: [], totals: [] });
    expect(await ask(server.url, `/tables/${code}/tally`, { method: 'GET' })).toMatchObject({ code: 'token-missing' });
  });

  it('is opened and shut only by the host', async () => {
    granted(await host.request('setSettings', { door: 'open' }));
    const friend = await join(ben, code);
    granted(await host.request('setSettings', { door: 'knock' }));
    const cat = await newGuest(server.url, 'Cat');
    await requestEntry(cat);
    await host.until(() => host.table.entryRequests.length === 1);
    expect(await friend.request('letIn', { person: cat.guest.id })).toMatchObject({ code: 'not-host' });
    expect(await friend.request('turnAway', { person: cat.guest.id })).toMatchObject({ code: 'not-host' });
  });
});

describe('the notice of a table', () => {
  const notice = (guest: NewGuest | null) =>
    ask<TableNotice>(server.url, `/tables/${code}`, { method: 'GET', ...(guest && { token: guest.token }) });
  const named = async (guest: NewGuest | null): Promise<readonly string[]> => {
    const { host, players } = granted(await notice(guest));
    return [host, ...players];
  };
  const invited = async (...guests: readonly NewGuest[]): Promise<void> => {
    for (const [k, guest] of guests.entries()) granted(await (await join(guest, code)).request('sit', { seat: k + 1 }));
  };

  it('names the seated players while the door is open', async () => {
    await invited(ben);
    expect(await named(null)).toEqual(['Ann', 'Ann', 'Ben']);
  });

  it('names only the host to guests outside when entry must be requested, and the players to guests inside', async () => {
    await invited(ben);
    granted(await host.request('setSettings', { door: 'knock' }));
    const cat = await newGuest(server.url, 'Cat');
    expect(await named(null)).toEqual(['Ann']);
    expect(await named(cat)).toEqual(['Ann']);
    expect(await named({ ...cat, token: `${ben.token}x` })).toEqual(['Ann']);
    expect(await named(ben)).toEqual(['Ann', 'Ann', 'Ben']);
  });

  it('says only that the door is closed, except to guests inside', async () => {
    await invited(ben);
    granted(await host.request('setSettings', { door: 'closed' }));
    const refused = { ok: false, code: 'door-closed', httpStatus: 403 };
    expect(await notice(null)).toEqual(refused);
    expect(await notice(await newGuest(server.url, 'Cat'))).toEqual(refused);
    expect(await named(ben)).toEqual(['Ann', 'Ann', 'Ben']);
  });

  it('names only the host to a removed guest, and to strangers when nobody can watch', async () => {
    await invited(ben, await newGuest(server.url, 'Cat'));
    granted(await host.request('removePerson', { person: ben.guest.id }));
    granted(await host.request('setSettings', { door: 'open' }));
    expect(await named(ben)).toEqual(['Ann']);
    expect(await named(null)).toEqual(['Ann', 'Ann', 'Cat']);
    granted(await host.request('setSettings', { watching: 'off' }));
    granted(await host.request('fillWithBots', {}));
    granted(await host.request('start', {}));
    expect(await named(null)).toEqual(['Ann']);
  });
});

it('only the host or a seated player can put a table away', async () => {
  const putAway = ({ token }: NewGuest) => ask(server.url, `/tables/${code}/put-away`, { token });
  expect(await putAway(ben)).toMatchObject({ ok: false, code: 'not-seated', httpStatus: 403 });
  await join(ben, code);
  expect(await putAway(ben)).toMatchObject({ ok: false, code: 'not-seated' });
  expect(await putAway(ann)).toMatchObject({ ok: true });
});

it('opening the door removes all entry requests', async () => {
  const table = await SimulatedTable.open(ANN);
  await table.comeIn(ANN);
  granted(await table.ask(ANN.id, 'setSettings', { door: 'knock' }));
  table.requestEntry(BEN);
  expect(table.shown.entryRequests).toMatchObject([{ person: BEN.id }]);
  granted(await table.ask(ANN.id, 'setSettings', { door: 'open' }));
  expect(table.shown.entryRequests).toEqual([]);
  granted(await table.ask(ANN.id, 'setSettings', { door: 'closed' }));
  expect(await table.comeIn(BEN)).toBeNull();
});

it('a closed door admits no new guest and says so', async () => {
  granted(await host.request('setSettings', { door: 'closed' }));
  expect(await requestEntry(ben)).toMatchObject({ code: 'door-closed', httpStatus: 403 });
  const back = await join(ann, code);
  expect(back.table.settings.door).toBe('closed');
});

describe('a removed guest', () => {
  it('loses the seat at once, and cannot return with only a new name', async () => {
    const friend = await join(ben, code);
    granted(await friend.request('sit', { seat: 1 }));
    granted(await host.request('removePerson', { person: ben.guest.id }));
    await friend.until(() => friend.ended !== null);
    expect(friend.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'removed-from-table' });
    await host.until(() => host.table.seats[1]?.kind === 'empty' && host.table.settings.door === 'knock');
    const again = await newGuest(server.url, 'Benedict');
    expect(await requestEntry(again)).toMatchObject({ code: 'door-knock' });
    expect(await requestEntry(ben)).toMatchObject({ code: 'removed-from-table' });
  });
});

describe('a new link', () => {
  it('leads to the table, and the old link leads strangers nowhere', async () => {
    const friend = await join(ben, code);
    granted(await host.request('renewLink', {}));
    await friend.until(() => friend.table.link !== code);
    const link = friend.table.link;
    const cat = await newGuest(server.url, 'Cat');
    expect(await requestEntry(cat)).toMatchObject({ code: 'link-dead' });
    expect(await ask(server.url, `/tables/${code}`, { method: 'GET' })).toMatchObject({ code: 'link-dead' });
    expect(granted(await ask<TableNotice>(server.url, `/tables/${link}`, { method: 'GET' })).code).toBe(link);
    expect(granted(await requestEntry(cat, link))).toMatchObject({ room: code });
    expect(granted(await requestEntry(ben))).toMatchObject({ room: code });
    expect(await friend.request('renewLink', {})).toMatchObject({ code: 'not-host' });
  });
});

it('spectators never use up the seats of players', async () => {
  const spectators = await Promise.all(['Eve', 'Fay'].map((name) => newGuest(server.url, name)));
  for (const spectator of spectators) await join(spectator, code);
  const friend = await join(ben, code);
  granted(await friend.request('sit', { seat: 1 }));
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  await host.until(() => host.table.status === 'playing');
  const late = await newGuest(server.url, 'Gil');
  await expect(join(late, code)).rejects.toThrow('too-many-watchers');
});

it('a late guest takes a bot’s seat during a game, and sees its hand from then on', async () => {
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  const late = await join(ben, code);
  expect(late.view.seat).toBeNull();
  granted(await late.request('sit', { seat: 3 }));
  await late.until(() => late.view.seat === 3 && late.view.seq === host.view.seq);
  await host.until(() => host.table.seats[3]?.name === 'Ben');
  expect(await late.request('sit', { seat: 2 })).toMatchObject({ code: 'only-while-gathering' });
});

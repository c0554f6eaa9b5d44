import { type NewGuest, REFUSED_CLOSE_CODE, type TableCode, type TableNotice, type Tally } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let ann: NewGuest;
let ben: NewGuest;
beforeAll(async () => {
  server = await startTestServer({ limits: { spectators: 2 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await newGuest(server.url, 'Ann');
  ben = await newGuest(server.url, 'Ben');
});

const join = (guest: NewGuest, code: TableCode): Promise<TestPlayer> =>
  TestPlayer.join(server.url, guest, code, games);
const kinds = ({ table }: TestPlayer): readonly string[] => [...table.seats].map(({ kind }) => kind);
const names = ({ table }: TestPlayer): readonly string[] => [...table.seats].map(({ name }) => name);

const isSilenced = ({ game, view }: TestPlayer, seat: number): boolean => game.silence(view.state, seat) !== null;

it('a table works from the link to the result, and gathers again', async () => {
  const { url } = server;
  const code = await newTable(url, ann, { options: { length: 'short' } });
  const host = await join(ann, code);
  const friend = await join(ben, code);
  granted(await friend.request('sit', { seat: 1 }));
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  await allPlayOn([host, friend]);
  await host.until(() => host.table.status === 'finished');
  expect(host.view.state).toEqual(friend.view.state);
  expect(host.table.games).toBe(1);
  const tally = await ask<Tally>(url, `/tables/${code}/tally`, { method: 'GET', token: ben.token });
  expect(tally).toMatchObject({ games: [{ number: 1, game: 'chinkway', seats: [{ name: 'Ann' }, { name: 'Ben' }, {}, {}, {}] }] });
  expect(tally).toMatchObject({ totals: expect.arrayContaining([expect.objectContaining({ person: ben.guest.id, games: 1 })]) });
  granted(await host.request('rematch', {}));
  await friend.until(() => friend.table.status === 'gathering');
  expect(kinds(friend)).toEqual(['person', 'person', 'bot', 'bot', 'bot']);
  granted(await host.request('start', {}));
  await friend.until(() => friend.snapshots.length === 2 && friend.view.seq > 0);
  expect(friend.view.gameId).not.toBe(friend.snapshots[0]?.gameId);
});

describe('gathering', () => {
  it('shows everybody who is present and where they sit', async () => {
    const code = await newTable(server.url, ann);
    const host = await join(ann, code);
    const friend = await join(ben, code);
    await host.until(() => host.table.spectators.length === 1);
    expect(host.table.spectators[0]?.name).toBe('Ben');
    granted(await friend.request('sit', { seat: 3 }));
    await host.until(() => host.table.spectators.length === 0);
    expect(names(host)).toEqual(['Ann', '', '', 'Ben', '']);
    expect(host.table.seats[3]?.connected).toBe(true);
    granted(await friend.request('stand', {}));
    await host.until(() => host.table.spectators.length === 1);
  });

  it('frees the seat of a player who leaves on purpose', async () => {
    const code = await newTable(server.url, ann);
    const host = await join(ann, code);
    const friend = await join(ben, code);
    granted(await friend.request('sit', { seat: 1 }));
    await friend.leave();
    await host.until(() => kinds(host)[1] === 'empty');
    expect(names(host)).toEqual(['Ann', '', '', '', '']);
  });

  it('keeps the seat of a player who only lost the connection', async () => {
    const code = await newTable(server.url, ann);
    const host = await join(ann, code);
    const friend = await join(ben, code);
    granted(await friend.request('sit', { seat: 1 }));
    await host.until(() => host.table.seats[1]?.connected === true);
    friend.vanish();
    await host.until(() => host.table.seats[1]?.connected === false);
    expect(names(host)[1]).toBe('Ben');
  });

  it('accepts a new name', async () => {
    const code = await newTable(server.url, ann);
    const host = await join(ann, code);
    const friend = await join(ben, code);
    granted(await host.request('rename', { name: '  Anna   Maria ' }));
    granted(await friend.request('rename', { name: 'Benno' }));
    await host.until(() => host.table.spectators[0]?.name === 'Benno');
    expect(names(host)[0]).toBe('Anna Maria');
  });

  it('shows a returning player by the name in their token', async () => {
    const code = await newTable(server.url, ann);
    const host = await join(ann, code);
    const { token } = granted(await ask<NewGuest>(server.url, '/guests', { token: ann.token, body: { name: 'Anna' } }));
    await join({ guest: ann.guest, token }, code);
    await host.until(() => names(host)[0] !== 'Ann');
    expect(names(host)[0]).toBe('Anna');
  });
});

describe('watching', () => {
  it('shows no hand and allows no move', async () => {
    const { code, host } = await playingTable(server.url, 1);
    const spectator = await join(ben, code);
    expect(spectator.view.seat).toBeNull();
    expect(spectator.view.state).toEqual(host.game.hide(spectator.view.state, 'spectator'));
    expect(await spectator.move({ type: 'discard' })).toMatchObject({ code: 'not-seated' });
  });

  it('ends when the host closes it', async () => {
    const { code, host } = await playingTable(server.url, 1);
    const spectator = await join(ben, code);
    granted(await host.request('setSettings', { watching: 'off', standIn: 'when-away' }));
    await spectator.until(() => spectator.ended !== null);
    expect(spectator.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'watching-closed' });
    expect(await ask(server.url, `/tables/${code}/room`, { token: ben.token })).toMatchObject({
      httpStatus: 403,
      code: 'watching-closed',
    });
  });

  it('is limited to a number of spectators', async () => {
    const { code } = await playingTable(server.url, 1);
    await join(ben, code);
    await join(await newGuest(server.url, 'Cat'), code);
    await expect(join(await newGuest(server.url, 'Dan'), code)).rejects.toThrow('too-many-watchers');
  });
});

describe('the host', () => {
  it('removes a player for good, and a bot plays that seat to the end', async () => {
    const { code, host, players, guests } = await playingTable(server.url, 2, { options: { length: 'short' } });
    const [, friend] = players;
    granted(await host.request('removePerson', { person: friend?.guest.id ?? ann.guest.id }));
    await friend?.until(() => friend.ended !== null);
    expect(friend?.ended).toEqual({ code: REFUSED_CLOSE_CODE, reason: 'removed-from-table' });
    expect(await ask(server.url, `/tables/${code}/room`, { token: guests[1]?.token ?? '' })).toMatchObject({
      httpStatus: 403,
      code: 'removed-from-table',
    });
    await allPlayOn([host]);
    expect(isOver(host)).toBe(true);
  });

  it('can hand over to a spectator', async () => {
    const { code, host } = await playingTable(server.url, 1);
    const spectator = await join(ben, code);
    granted(await host.request('handOver', { person: ben.guest.id }));
    await spectator.until(() => spectator.table.host === ben.guest.id);
    expect(await host.request('setSettings', { watching: 'public', standIn: 'never' })).toMatchObject({
      code: 'not-host',
    });
  });
});

describe('chat', () => {
  it('reaches everybody, including people who join later', async () => {
    const { code, host, players } = await playingTable(server.url, 2);
    granted(await host.request('say', { text: '  Good\nevening  ' }));
    granted(await host.request('say', { preset: 'good-game' }));
    const [, friend] = players;
    await friend?.until(() => friend.said.length === 2);
    const spectator = await join(ben, code);
    await spectator.until(() => spectator.said.length === 2);
    expect(spectator.said).toEqual(friend?.said);
    expect(spectator.said).toMatchObject([{ name: 'Ann', text: 'Good evening' }, { name: 'Ann', preset: 'good-game' }]);
  });

  it('refuses messages that are empty or too long', async () => {
    const { host } = await playingTable(server.url, 1);
    expect(await host.request('say', { text: ' ' })).toMatchObject({ code: 'message-empty' });
    expect(await host.request('say', { text: 'a'.repeat(241) })).toMatchObject({ code: 'message-too-long' });
  });

  it('CW4.5: is refused to the partner of a player who chooses a card', async () => {
    const { players } = await playingTable(server.url, 5);
    await allPlayOn(players, (player) => players.some((_, seat) => isSilenced(player, seat)));
    const partner = players.find((player, seat) => isSilenced(player, seat));
    const other = players.find((player, seat) => !isSilenced(player, seat));
    expect(await partner?.request('say', { text: 'the ace' })).toMatchObject({ rule: 'CW4.5', code: 'no-help' });
    expect(await other?.request('say', { text: 'well' })).toEqual({ ok: true });
  });
});

it('the link alone gives the notice of the table', async () => {
  const code = await newTable(server.url, ann);
  const notice = await ask<TableNotice>(server.url, `/tables/${code}`, { method: 'GET' });
  expect(notice).toMatchObject({ game: 'chinkway', status: 'gathering', host: 'Ann', players: ['Ann'], freeSeats: 4 });
});

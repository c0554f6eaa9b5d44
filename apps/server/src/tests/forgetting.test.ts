import { type HistoryPart, storedGameAnswerSchema, type Pass, type TableList, type Tally } from '@chinwag/protocol';
import { findGame, games } from '@chinwag/rules';
import { checkGameFile, erasedSeats, gameFileOf, gameFileText, readExport, seatsAtEnd } from '@chinwag/rules/game-file';
import SqliteDatabase from 'libsql';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn } from './support/play.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { TestPlayer } from './support/test-player.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const forget = (token: string) => ask(server.url, '/guests/forgotten', { token });

/** Returns all data of the store, as text. */
function allStored(): string {
  const file = new SqliteDatabase(join(server.dataDirectory, 'chinwag.db'));
  const names = [
    'tables', 'people', 'links', 'games', 'entries', 'outcomes', 'outcome_seats', 'sayings', 'passes', 'taken_passes', 'mentions',
  ];
  const text = names.map((name) => JSON.stringify(file.prepare(`select * from ${name}`).all())).join('\n');
  file.close();
  return text;
}

describe('a guest who asks to be forgotten', () => {
  it('is no longer named anywhere: not at tables, in messages or in results', async () => {
    const { code, guests, players } = await playingTable(server.url, 2, { options: { length: 'short' } });
    const [ann, ben] = [guests[0], players[1]];
    if (ann === undefined || ben === undefined) throw new Error('two play');
    granted(await ben.request('rename', { name: 'Wilhelmina' }));
    granted(await ben.request('say', { text: 'hello' }));
    await allPlayOn(players);
    const benToken = guests[1]?.token ?? '';
    const id = ben.view.gameId;
    const { pass } = granted(await ask<Pass>(server.url, '/passes', { token: benToken }));
    expect(allStored()).toContain('Wilhelmina');
    expect(await forget(benToken)).toMatchObject({ ok: true });
    expect(allStored()).not.toContain('Wilhelmina');
    await ben.until(() => ben.ended !== null);
    expect(ben.ended?.reason).toBe('name-forgotten');
    const tally = granted(await ask<Tally>(server.url, `/tables/${code}/tally`, { method: 'GET', token: ann.token }));
    expect(tally.games[0]?.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', 'Somebody']);
    expect(tally.totals.map(({ name }) => name).toSorted()).toEqual(['', 'Ann', 'Somebody']);
    const refused = { code: 'token-invalid' };
    expect(await ask<TableList>(server.url, '/tables', { method: 'GET', token: benToken })).toMatchObject(refused);
    // nor in the replay of the game, a file of the game, or the lists of its players
    const again = granted(await ask(server.url, `/games/${id}`, { method: 'GET', token: ann.token }));
    const { game } = storedGameAnswerSchema.parse(again);
    const written = gameFileOf(games.chinkway, game);
    if (!written.ok) throw new Error(written.fault.code);
    expect(seatsAtEnd(written.file)[1]).toEqual({ kind: 'person', name: null });
    expect(erasedSeats(written.file)).toEqual([1]);
    expect(checkGameFile(games.chinkway, written.file)).toBeNull();
    const received = await ask<HistoryPart>(server.url, '/history', { method: 'GET', token: ann.token });
    expect(granted(received).games[0]?.seats[1]?.name).toBe('Somebody');
    expect(JSON.stringify([written.file, received])).not.toContain('Wilhelmina');
    expect(await ask<HistoryPart>(server.url, '/history', { method: 'GET', token: benToken })).toMatchObject(refused);
    expect(await ask(server.url, '/passes/taken', { body: { pass } })).toMatchObject({ code: 'pass-invalid' });
  });

  it.each([
    ['over', [0, 1, 2]], ['going on', [1]],
  ] as const)('leaves no name in a game that is %s, which is checked, saved and opened as before (%j)', async (when, seats) => {
    const { guests, players } = await playingTable(server.url, 3, { options: { length: 'short' } });
    const names = ['Wilhelmina', 'Casimir', 'Ottoline'];
    for (const [seat, player] of players.entries()) granted(await player.request('rename', { name: names[seat] ?? '' }));
    const id = players[2]?.view.gameId;
    const stay = players.filter((_, seat) => when === 'over' || !(seats as readonly number[]).includes(seat));
    if (when === 'over') await allPlayOn(players);
    for (const seat of seats) expect(await forget(guests[seat]?.token ?? '')).toMatchObject({ ok: true });
    if (when === 'going on') await allPlayOn(stay);
    const { game } = storedGameAnswerSchema.parse(granted(await ask(server.url, `/games/${id}`, { method: 'GET' })));
    const written = gameFileOf(games.chinkway, game);
    if (!written.ok || written.file.version !== 3) throw new Error('the game cannot be saved');
    const text = gameFileText(written.file);
    expect(readExport(text, findGame)).toEqual({ ok: true, file: written.file });
    expect(erasedSeats(written.file)).toEqual(seats);
    for (const seat of seats) {
      const name = names[seat] ?? '';
      expect([text, allStored()].filter((all) => all.includes(name))).toHaveLength(0);
      expect(text.includes(guests[seat]?.guest.id ?? '')).toBe(false);
    }
  });

  it('is replaced by a bot, and the others play the game to its end', async () => {
    const { guests, players, host } = await playingTable(server.url, 2, { options: { length: 'short' } });
    expect(await forget(guests[1]?.token ?? '')).toMatchObject({ ok: true });
    await host.until(() => host.table.seats[1]?.kind === 'bot');
    expect(host.table.seats.slice(0, 2).map(({ person }) => person)).toEqual([host.guest.id, null]);
    await allPlayOn(players.slice(0, 1));
    expect(host.table.host).toBe(host.guest.id);
  });

  it('leaves the table to a seated player, and is forgotten even at a table without people', async () => {
    const [ann, ben] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Ben')];
    const code = await newTable(server.url, ann);
    const player = await TestPlayer.join(server.url, ben, code, games);
    granted(await player.request('sit', { seat: 1 }));
    const alone = await newTable(server.url, ann);
    expect(await forget(ann.token)).toMatchObject({ ok: true });
    await player.until(() => player.table.host === ben.guest.id);
    expect(player.table.seats[0]?.kind).toBe('empty');
    expect(await ask(server.url, `/tables/${alone}`, { method: 'GET' })).toMatchObject({ ok: true, host: 'Somebody', players: [] });
    expect(allStored()).not.toContain('"Ann"');
  });
});

it('a guest whose connection has just dropped is no longer shown at the table once forgotten', async () => {
  const [ann, ben] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Ben')];
  const code = await newTable(server.url, ann);
  const host = await TestPlayer.join(server.url, ann, code, games);
  const guest = await TestPlayer.join(server.url, ben, code, games);
  granted(await guest.request('sit', { seat: 1 }));
  guest.vanish();
  await host.until(() => host.table.seats[1]?.connected === false);
  expect(await forget(ben.token)).toMatchObject({ ok: true });
  await host.until(() => host.table.seats[1]?.kind === 'empty' && host.table.spectators.length === 0);
  expect(host.table.host).toBe(ann.guest.id);
});

it('forgetting a guest requires that guest’s token', async () => {
  expect(await ask(server.url, '/guests/forgotten')).toMatchObject({ ok: false, code: 'token-missing' });
  expect(await forget('x.y.z')).toMatchObject({ ok: false, code: 'token-invalid' });
});

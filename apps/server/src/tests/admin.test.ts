import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { NewGuest } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import SqliteDatabase from 'libsql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTyped } from '../administration/admin-commands.ts';
import { type AdminSocket, askBySocket, openAdminSocket } from '../administration/admin-socket.ts';
import { openLog } from '../log.ts';
import { ask, granted, newGuest, newTable } from './support/api.ts';
import { type Gathering, playingTable } from './support/gatherings.ts';
import { playOneMove } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let socket: AdminSocket;
let url: string;
let log = '';
beforeAll(async () => {
  server = await startTestServer({ log: openLog('warn', { write: (line) => void (log += line) }) });
  socket = await openAdminSocket(join(server.dataDirectory, 'admin.sock'), (request) => server.administer(request));
  url = server.url;
});
afterAll(async () => {
  socket.close();
  await server.close();
});

/** Runs an admin command on the running server. Resolves with its output. */
async function admin(...words: readonly string[]): Promise<{ readonly said: string; readonly complained: string }> {
  const typed = readTyped(words);
  if (typed.kind !== 'command') return { said: '', complained: typed.kind === 'help' ? typed.text : typed.sentence };
  const request = { command: typed.command, apply: typed.confirmed, onlyWhereOpen: false };
  const answer = await askBySocket(join(server.dataDirectory, 'admin.sock'), request);
  if (answer === null || answer.kind === 'not-open-here') throw new Error('the server does not answer');
  return answer.kind === 'refused' ? { said: '', complained: answer.sentence } : { said: answer.lines.join('\n'), complained: '' };
}

/** Returns all rows of the store, as text. */
function stored(): string {
  const file = new SqliteDatabase(join(server.dataDirectory, 'chinwag.db'));
  const names = file.prepare("select name from sqlite_master where type = 'table'").all() as readonly { readonly name: string }[];
  const rows = names.map(({ name }) => JSON.stringify(file.prepare(`select * from "${name}"`).all()));
  file.close();
  return rows.join('\n');
}

const linesOfLog = (command: string): number => log.split('\n').filter((line) => line.includes(`"command":"${command}"`)).length;

/** Four friends play on at a table of their own, whatever happens to other tables. */
describe.sequential('while a server runs and friends play at a table, the operator', () => {
  let friends: Gathering;
  let moves = 0;
  beforeAll(async () => {
    friends = await playingTable(url, 4);
  });

  /** Resolves with a person who has a table and has sent a message there. */
  async function somebody(name: string): Promise<{ guest: NewGuest; table: Gathering['code']; player: TestPlayer }> {
    const guest = await newGuest(url, name);
    const table = await newTable(url, guest);
    const player = await TestPlayer.join(url, guest, table, games);
    granted(await player.request('say', { text: `the words of ${name}` }));
    return { guest, table, player };
  }

  /** Checks that the friends noticed nothing: no connection ended, and everybody receives a move. */
  async function friendsPlayOn(): Promise<void> {
    await vi.waitFor(() => expect(friends.players.some(({ isToMove }) => isToMove)).toBe(true), { timeout: 5000 });
    await playOneMove(friends.players);
    moves += 1;
    expect(friends.players.map(({ ended, snapshots }) => [ended, snapshots.length])).toEqual(
      friends.players.map(() => [null, 1]),
    );
  }

  it('has a socket that only its owner can open, and that refuses malformed requests', async () => {
    const path = join(server.dataDirectory, 'admin.sock');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const sent of ['a letter\n', '{"command":{"do":"delete"}}\n', `${'x'.repeat(70_000)}\n`, '\n']) {
      const socket = connect(path).setEncoding('utf8');
      socket.on('error', () => undefined);
      socket.end(sent);
      expect(await text(socket)).toMatch(/^\{"kind":"refused"/);
    }
    await friendsPlayOn();
  });

  it('lists the tables and shows one table by its code or link', async () => {
    const { said } = await admin('list');
    expect(said).toContain(`${friends.code}  chinkway, playing, host "Ann", 4 players, last 2`);
    const shown = await admin('show', friends.code.toLowerCase());
    expect(shown.said).toContain('seat 2: "Ben"');
    expect((await admin('show', `${url}/t/${friends.code}?from=chat`)).said).toBe(shown.said);
    expect(shown.said).toMatch(/1 game, \d+ moves?, 0 messages/);
    await friendsPlayOn();
  });

  it('sees what a deletion would delete, and nothing is deleted without confirmation', async () => {
    const { table } = await somebody('Dora');
    const asked = await admin('delete', table);
    expect(asked.said).toContain(`This deletes the table ${table} of "Dora": 0 games with 0 moves, its tally and 1 message.`);
    expect(await ask(url, `/tables/${table}`, { method: 'GET' })).toMatchObject({ ok: true });
    expect(linesOfLog('delete')).toBe(0);
  });

  it('deletes a table with all its data, and its players learn that it is gone', async () => {
    const { table, player, guest } = await somebody('Emil');
    expect((await admin('delete', table, '--yes')).said).toBe(`The table ${table} is deleted.`);
    await player.until(() => player.ended !== null);
    expect(await ask(url, `/tables/${table}/room`, { token: guest.token })).toMatchObject({ code: 'table-gone' });
    expect(stored()).not.toContain('Emil');
    expect(stored()).not.toContain(guest.guest.id);
    expect(linesOfLog('delete')).toBe(1);
    expect((await admin('delete', table, '--yes')).complained).toContain('has been deleted');
    await friendsPlayOn();
  });

  it('deletes one chat message, even at an open table', async () => {
    const { table, player, guest } = await somebody('Fay');
    granted(await player.request('say', { text: 'and more of it' }));
    const [, number = ''] = /^(\d+) .*"Fay": the words of Fay$/m.exec((await admin('messages', table)).said) ?? [];
    const asked = await admin('delete-message', table, number);
    expect(asked.said).toContain('This deletes what "Fay" said');
    await admin('delete-message', table, number, '--yes');
    expect((await admin('messages', table)).said).toMatch(/"Fay": and more of it\n1 message$/);
    const again = await TestPlayer.join(url, guest, table, games);
    await again.until(() => again.said.length > 0);
    expect(again.said.map((said) => said.text)).toEqual(['and more of it']);
    expect(stored()).not.toContain('the words of Fay');
    expect(linesOfLog('delete-message')).toBe(1);
    await friendsPlayOn();
  });

  it('exports everything stored about a person, and nothing that others said', async () => {
    const { table, guest } = await somebody('Gus');
    const friend = await TestPlayer.join(url, await newGuest(url, 'Hal'), table, games);
    granted(await friend.request('say', { text: 'a secret of Hal' }));
    granted(await ask(url, '/passes', { token: guest.token }));
    const { said } = await admin('export', table, 'gus');
    expect(JSON.parse(said)).toMatchObject({
      id: guest.guest.id,
      tables: [{ table, name: 'Gus', seat: 0, isHost: true }],
      messages: [{ table, text: 'the words of Gus' }],
      devices: { pass: { table: null }, listed: [{ table, listed: 'listed' }] },
    });
    expect(said).not.toContain('Hal');
  });

  it('forgets a person by name at all tables, and that person’s token becomes invalid', async () => {
    const { table, guest, player } = await somebody('Ida');
    const other = await newTable(url, guest);
    const asked = await admin('forget', table, 'Ida');
    expect(asked.said).toContain('out of 2 tables (');
    await admin('forget', table, 'Ida', '--yes');
    await player.until(() => player.ended !== null);
    expect(player.ended?.reason).toBe('name-forgotten');
    expect(stored()).not.toContain('Ida');
    expect(await ask(url, `/tables/${other}/room`, { token: guest.token })).toMatchObject({ code: 'token-invalid' });
    expect(log).not.toContain(guest.guest.id);
    expect(linesOfLog('forget')).toBe(1);
    await friendsPlayOn();
  });

  it('revokes every token of a person, who keeps the seat', async () => {
    const { table, guest, player } = await somebody('Jo');
    await admin('revoke', table, 'Jo', '--yes');
    await player.until(() => player.ended !== null);
    expect(await ask(url, `/tables/${table}/room`, { token: guest.token })).toMatchObject({ code: 'token-revoked' });
    expect((await admin('show', table)).said).toContain('seat 1: "Jo"');
    expect(linesOfLog('revoke')).toBe(1);
  });

  it('closes a table, which is reloaded when somebody joins', async () => {
    const { table, guest, player } = await somebody('Kim');
    expect((await admin('close', table)).said).toContain('is closed');
    await player.until(() => player.ended !== null);
    const again = await TestPlayer.join(url, guest, table, games);
    await again.until(() => again.said.length === 1);
    await friendsPlayOn();
  });

  it('gets a sentence about an unknown command, an unknown table or an unknown name', async () => {
    expect((await admin('destroy')).complained).toContain('"destroy" is no command.');
    expect((await admin('show')).complained).toBe('That is: npm run admin -- show TABLE');
    expect((await admin('delete-message', friends.code, 'first')).complained).toContain('delete-message TABLE NUMBER');
    expect((await admin('show', 'AAAAAAAAAA')).complained).toBe('There is no table AAAAAAAAAA.');
    const { table } = await somebody('Lea');
    expect((await admin('forget', table, 'Leo', '--yes')).complained).toBe(
      `Nobody of the name "Leo" is known at the table ${table}. Known there: "Lea"`,
    );
  });

  it('declares that a clock in doubt is right', async () => {
    expect((await admin('clock', '--yes')).said).toMatch(/^The clock is believed: it is 2/);
    expect(linesOfLog('clock')).toBe(1);
    await friendsPlayOn();
    expect(moves).toBeGreaterThan(5);
  });
});

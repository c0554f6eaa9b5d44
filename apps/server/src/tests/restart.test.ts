import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { granted, newGuest, newTable } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, isOver } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

it('a restarted server knows its guests, tables and games', async () => {
  const server = await startTestServer();
  const { code, guests, players } = await playingTable(server.url, 3, { options: { length: 'short' } });
  await allPlayOn(players, (player) => player.view.seq > 60);
  await server.restart();
  await Promise.all(players.map((player) => player.until(() => player.ended !== null)));
  const returned = await Promise.all(guests.map((guest) => TestPlayer.join(server.url, guest, code, games)));
  expect(returned.map((player) => player.view.seat)).toEqual([0, 1, 2]);
  await allPlayOn(returned);
  expect(returned.every(isOver)).toBe(true);
  await server.close();
});

it('a repeated move gets the same answer, even after a restart', async () => {
  const server = await startTestServer();
  const { code, guests, players } = await playingTable(server.url, 5);
  const seat = players.findIndex((player) => player.isToMove);
  const [mover, guest] = [players[seat], guests[seat]];
  const [move] = mover?.lawfulMoves ?? [];
  if (mover === undefined || guest === undefined || move === undefined) throw new Error('no decision is pending');
  const attempt = { id: 'attempt-one', seq: mover.view.seq };
  const answer = granted(await mover.move(move, attempt));
  await server.restart();
  const returned = await TestPlayer.join(server.url, guest, code, games);
  const { seq } = returned.view;
  expect(await returned.move(move, attempt)).toEqual(answer);
  expect(returned.view.seq).toBe(seq);
  await server.close();
});

it('concurrent requests for the room of a sleeping table get the same room', async () => {
  const server = await startTestServer();
  const guests = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan'].map((name) => newGuest(server.url, name)));
  const [ann] = guests;
  if (ann === undefined) throw new Error('there is nobody');
  const code = await newTable(server.url, ann);
  const players = await Promise.all(guests.map((guest) => TestPlayer.join(server.url, guest, code, games)));
  for (const player of players) await player.until(() => player.table.spectators.length === 3);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('\nchinwag_tables 1\n');
  await server.close();
});

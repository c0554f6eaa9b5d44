import type { Guest, GuestId } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT, seating } from './support/table-parts.ts';
import { threeFriends } from './support/three-friends.ts';

const MINUTE = 60_000;
const DAN: Guest = { id: 'guest-Dan' as GuestId, name: 'Dan' };
const EVA: Guest = { id: 'guest-Eva' as GuestId, name: 'Eva' };

/** Resolves with Ann's table of Chanoyu for three, with Ann, Ben and Cat, played to its result. */
async function playedOut(): Promise<SimulatedTable> {
  const table = await threeFriends();
  await playOut(table);
  return table;
}

/** Makes the first legal move for every pending decision until there is a result. */
async function playOut(table: SimulatedTable): Promise<void> {
  while (table.record.status === 'playing') {
    const [seat] = table.pendingSeats();
    const held = seat === undefined ? undefined : table.record.seats[seat];
    const [move] = seat === undefined ? [] : (table.run?.game.legalMoves(table.run.state, seat) ?? []);
    if (held?.kind === 'person' && held.standIn === null && move !== undefined) granted(await table.move(held.person, move));
    else await table.time.pass(1000);
  }
}

describe('another game', () => {
  it('starts with one request, with everybody in their seats', async () => {
    const table = await playedOut();
    granted(await table.ask(ANN.id, 'anotherGame', { game: 'chanoyu' }));
    expect(table.record).toMatchObject({ status: 'playing', game: 'chanoyu', games: 1 });
    expect(table.run?.seq).toBeGreaterThan(0);
    expect(seating(table.record)).toEqual(['Ann', 'Ben', 'Cat']);
  });

  it('is started by the next host after the previous host left, with a bot in until that player returns', async () => {
    const table = await playedOut();
    await table.leave(ANN.id);
    await table.time.pass(MINUTE);
    expect(table.record.host.id).toBe(BEN.id);
    granted(await table.ask(BEN.id, 'anotherGame', { game: 'chanoyu' }));
    expect(seating(table.record)).toEqual(['bot for Ann', 'Ben', 'Cat']);
    await table.comeIn(ANN);
    await table.time.pass(0);
    expect(seating(table.record)).toEqual(['Ann', 'Ben', 'Cat']);
    await playOut(table);
    expect(table.record).toMatchObject({ status: 'finished', games: 2 });
  });

  it('can be of another kind, and the tally counts each one, even after a restart', async () => {
    const table = await playedOut();
    granted(await table.ask(ANN.id, 'anotherGame', { game: 'chapanka' }));
    expect(seating(table.record)).toEqual(['Ann', 'Ben', 'Cat', 'bot']);
    await playOut(table);
    await table.restart();
    const { games } = await table.tally();
    expect(games.map(({ number, game, seats }) => [number, game, seats.length])).toEqual([[1, 'chanoyu', 3], [2, 'chapanka', 4]]);
    expect(games[1]?.endedAt).toBeGreaterThan(games[0]?.endedAt ?? Infinity);
    await table.comeIn(CAT);
    await table.time.pass(MINUTE);
    granted(await table.ask(CAT.id, 'anotherGame', { game: 'chanoyu' }));
    expect(seating(table.record)).toEqual(['bot for Ann', 'bot for Ben', 'Cat']);
  });
});

describe('the number of seats at a gathering table', () => {
  it('grows to five for the fifth person, and returns to four when somebody leaves', async () => {
    const table = await SimulatedTable.open(ANN);
    for (const friend of [ANN, BEN, CAT, DAN, EVA]) await table.comeIn(friend);
    for (const [at, friend] of [BEN, CAT, DAN].entries()) granted(await table.ask(friend.id, 'sit', { seat: at + 1 }));
    granted(await table.ask(EVA.id, 'sit', { seat: 4 }));
    expect(seating(table.record)).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Eva']);
    await table.leave(BEN.id);
    expect(seating(table.record)).toEqual(['Ann', 'Cat', 'Dan', 'Eva']);
    expect(table.shown.seats).toHaveLength(4);
  });
});

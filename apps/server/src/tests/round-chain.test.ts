import { type GuestId, offeredSchema } from '@chinwag/protocol';
import { followChain, holderOf, isLeafTrue, linkOfRound, seatHolderSchema } from '@chinwag/rules/fair';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { holdersNow } from '../table/record/game-holders.ts';
import { granted } from './support/api.ts';
import { bind, give, received, startingTable, termsAsked } from './support/numbers.ts';
import { settle } from './support/simulated-time.ts';
import type { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT } from './support/table-parts.ts';

const DAN = { id: 'guest-dan' as GuestId, name: 'Dan' };

/** Returns the seat holders that a person's request for numbers contains. */
function holdersFor(table: SimulatedTable, person: GuestId) {
  return z.nullable(z.array(seatHolderSchema)).parse(received(table, person, 'asked').at(-1)?.holders);
}

/** Resolves with the answer to a connection that knows the chain up to this point. */
async function offered(table: SimulatedTable, person: GuestId, holds: { origin: string; counter: number; link: string } | null) {
  return offeredSchema.parse(await table.ask(person, 'offerNumber', { holds }));
}

/** Returns the names of the current game's seat holders. */
function names({ record }: SimulatedTable) {
  const now = record.holders === null ? [] : holdersNow(record.holders);
  return now.map((held) => holderOf(held)?.name ?? null);
}

describe('the rounds of a table', () => {
  it('are linked to each other, and their number never decreases, even if the server is killed in between', async () => {
    const { table } = await startingTable([ANN.id, BEN.id]);
    const [first] = received(table, ANN.id, 'asked');
    if (first === undefined) throw new Error('nobody was asked');
    expect(first).toMatchObject({ counter: 1, before: first.origin });
    const link = linkOfRound(termsAsked(first), first.commitment);
    expect(table.record.chain).toMatchObject({ origin: first.origin, counter: 1, link });
    await table.kill();
    await table.comeIn(ANN);
    await offered(table, ANN.id, null);
    void table.ask(ANN.id, 'start', {});
    await settle();
    const [second] = received(table, ANN.id, 'asked');
    expect(second).toMatchObject({ origin: first.origin, counter: 2, before: link });
    expect(table.shown.starting).toMatchObject({ counter: 2 });
  });

  it('can be followed by a device from the round that it knows, but not from another chain', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    const [first] = received(table, ANN.id, 'asked');
    if (first === undefined) throw new Error('nobody was asked');
    const held = { origin: first.origin, counter: 1, link: linkOfRound(termsAsked(first), first.commitment) };
    granted(await bind(table, ANN.id, 0, 1));
    granted(await bind(table, BEN.id, 1, 2));
    await table.time.pass(2000);
    granted(await started);
    const { chain, since } = await offered(table, ANN.id, held);
    expect(chain?.counter).toBe(2);
    expect(followChain(held.origin, held, since ?? [])).toEqual({ counter: 2, link: chain?.link });
    expect((await offered(table, ANN.id, { ...held, origin: 'ab'.repeat(32) })).since).toBeNull();
    expect((await offered(table, ANN.id, { ...held, counter: 3 })).since).toBeNull();
    expect((await offered(table, ANN.id, null)).since).toBeNull();
  });
});

describe('the seat holders', () => {
  it('are sent with their salts only to seated players, with names that match their leaves, and without ids', async () => {
    const { table } = await startingTable([ANN.id, BEN.id]);
    await table.comeIn(DAN);
    const holders = holdersFor(table, CAT.id);
    expect(holders?.map((held) => holderOf(held)?.name).slice(0, 3)).toEqual(['Ann', 'Ben', 'Cat']);
    expect(holders?.every(isLeafTrue)).toBe(true);
    expect(received(table, CAT.id, 'asked')[0]?.leaves).toEqual(holders?.map(({ leaf }) => leaf));
    expect(JSON.stringify(holders)).not.toContain(ANN.id);
    expect(JSON.stringify(holders)).not.toContain(BEN.id);
  });

  it('are not sent to a spectator', async () => {
    const { table, started } = await startingTable([ANN.id, BEN.id]);
    await table.comeIn(DAN);
    granted(await bind(table, ANN.id, 0, 1));
    granted(await bind(table, BEN.id, 1, 2));
    granted(await give(table, ANN.id, 1));
    await table.time.pass(2000);
    granted(await bind(table, ANN.id, 0, 3));
    granted(await give(table, ANN.id, 3));
    granted(await started);
    expect(received(table, DAN.id, 'asked')).toMatchObject([{ round: 2, holders: null }]);
    expect(JSON.stringify(received(table, DAN.id, 'asked'))).not.toContain('salt');
  });

  it('are recorded for each change of a seat during a game, in order with the moves', async () => {
    const { table, started } = await startingTable([]);
    granted(await started);
    expect(names(table).slice(0, 3)).toEqual(['Ann', 'Ben', 'Cat']);
    const leaves = table.record.holders?.seats.map(({ leaf }) => leaf);
    granted(await table.ask(BEN.id, 'rename', { name: 'Benedikt' }));
    await table.comeIn(DAN);
    granted(await table.ask(DAN.id, 'sit', { seat: 3 }));
    await settle();
    expect(names(table)).toEqual(['Ann', 'Benedikt', 'Cat', 'Dan']);
    expect(table.record.holders?.changes).toMatchObject([{ after: 0, seat: 1 }, { after: 0, seat: 3 }]);
    expect(table.record.holders?.seats.map(({ leaf }) => leaf)).toEqual(leaves);
    await table.kill();
    expect(names(table)).toEqual(['Ann', 'Benedikt', 'Cat', 'Dan']);
  });

  it('change to a bot for a forgotten guest, of whom only the leaf remains, and the change is not lost', async () => {
    const { table, started } = await startingTable([]);
    granted(await started);
    const before = table.record.holders?.seats[1];
    await table.forget(BEN.id);
    const holders = table.record.holders;
    expect(holders?.seats[1]).toEqual({ leaf: before?.leaf });
    expect(holders?.changes).toMatchObject([{ after: 0, seat: 1, held: { holder: { kind: 'bot' } } }]);
    expect(JSON.stringify(table.record)).not.toContain('Ben');
    expect(JSON.stringify(table.record)).not.toContain(before !== undefined && 'salt' in before ? before.salt : 'Ben');
  });
});

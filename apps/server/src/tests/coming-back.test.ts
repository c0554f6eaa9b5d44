import { dealSoFarSchema, LONG_THOUGHT } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT, seating } from './support/table-parts.ts';

const MINUTE = 60_000;

/** Resolves with a table of Chanoyu with Ann, Ben and Cat, and its game started. */
async function threeFriends(): Promise<SimulatedTable> {
  const table = await SimulatedTable.open(ANN);
  for (const [seat, guest] of [ANN, BEN, CAT].entries()) {
    await table.comeIn(guest);
    granted(await table.ask(guest.id, 'sit', { seat }));
  }
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
  return table;
}

const friends = [ANN, BEN, CAT];

/** Advances time while everybody but `sleeper` moves at once. */
async function playOn(table: SimulatedTable, moves: number, sleeper = -1): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { run } = table;
    const [seat = -1] = table.pendingSeats();
    const friend = friends[seat];
    if (run === null || friend === undefined || seat === sleeper || !table.isHere(friend.id)) {
      await table.time.pass(1000);
      continue;
    }
    const [move] = run.game.legalMoves(run.state, seat);
    if (move !== undefined) await table.move(friend.id, move);
  }
}

const lookBack = async (table: SimulatedTable, { id }: typeof ANN) => dealSoFarSchema.parse(await table.ask(id, 'lookBack', {}));

describe('a player who returns', () => {
  it('plays again without a request after a bot stood in for their absence', async () => {
    const table = await threeFriends();
    await table.drop(BEN.id);
    await table.time.pass(MINUTE);
    expect(seating(table.record)[1]).toBe('bot for Ben');
    await table.comeIn(BEN);
    await table.time.pass(0);
    expect(seating(table.record)[1]).toBe('Ben');
  });

  it('plays again without a request after the others had agreed to a bot', async () => {
    const table = await threeFriends();
    await playOn(table, 40, 1);
    await table.time.pass(LONG_THOUGHT);
    for (const { id } of [ANN, CAT]) granted(await table.ask(id, 'agreeToBot', { seat: 1 }));
    expect(seating(table.record)[1]).toBe('bot for Ben');
    await table.drop(BEN.id);
    await table.comeIn(BEN);
    expect(seating(table.record)[1]).toBe('Ben');
  });

  it('keeps a bot until the deal is over once the others have agreed to it three times', async () => {
    const table = await threeFriends();
    const agreeAll = async (): Promise<void> => {
      await playOn(table, 40, 1);
      await table.time.pass(LONG_THOUGHT);
      for (const { id } of [ANN, CAT]) granted(await table.ask(id, 'agreeToBot', { seat: 1 }));
    };
    const reopen = async (): Promise<string | undefined> => {
      await table.drop(BEN.id);
      await table.comeIn(BEN);
      return seating(table.record)[1];
    };
    for (let times = 1; times < 3; times++) {
      await agreeAll();
      expect(await reopen()).toBe('Ben');
    }
    await agreeAll();
    expect(await reopen()).toBe('bot for Ben');
    expect(await table.ask(BEN.id, 'takeSeatBack', {})).toMatchObject({ code: 'bot-plays-deal' });
    await table.drop(BEN.id);
    await table.time.pass(MINUTE);
    expect(await reopen()).toBe('bot for Ben');
    const deals = (): number => table.run?.state.records.length ?? 0;
    for (const deal = deals(); deals() === deal; ) await playOn(table, 1, 1);
    expect(await reopen()).toBe('Ben');
  });

  it('sees the moves that the bot made for them, until they make their next move', async () => {
    const table = await threeFriends();
    await table.drop(BEN.id);
    await table.time.pass(MINUTE);
    await playOn(table, 40);
    const made = table.run?.madeFor(1) ?? [];
    expect(made.length).toBeGreaterThan(0);
    await table.comeIn(BEN);
    const deal = await lookBack(table, BEN);
    expect(deal).toMatchObject({ seat: 1, sight: 'own-seat', madeForYou: made });
    expect((await lookBack(table, ANN)).madeForYou).toEqual([]);
    await table.restart();
    await table.comeIn(BEN);
    await table.comeIn(ANN);
    await table.comeIn(CAT);
    expect(table.run?.madeFor(1)).toEqual(made);
    await playOn(table, 12);
    expect(table.run?.madeFor(1)).toEqual([]);
  });

  it('receives the events of the deal, and so does a spectator, without any hand', async () => {
    const table = await threeFriends();
    await playOn(table, 9);
    const wim = { ...CAT, id: 'guest-Wim' as typeof CAT.id, name: 'Wim' };
    await table.comeIn(wim);
    const [own, watched] = [await lookBack(table, BEN), await lookBack(table, wim)];
    expect(own.from + own.events.length - 1).toBe(table.run?.seq);
    expect(watched.events).toHaveLength(own.events.length);
    expect(watched).toMatchObject({ seat: null, sight: 'public', madeForYou: [] });
    expect(JSON.stringify(watched.events[0])).not.toMatch(/[2-9AJQK][SHDC]/);
    expect(JSON.stringify(own.events[0])).toMatch(/[2-9AJQK][SHDC]/);
  });
});

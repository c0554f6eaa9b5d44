import { type Guest, type GuestId, SERVER_MESSAGE, type Snapshot, type Watching } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN, CAT } from './support/table-parts.ts';

const DAN: Guest = { id: 'guest-Dan' as GuestId, name: 'Dan' };

/** Resolves with a game of Slobberhannes with Ann, Ben and two bots, and Cat as a spectator. */
async function watchedTable(watching: Watching): Promise<SimulatedTable> {
  const table = await SimulatedTable.open(ANN, { game: 'slobberhannes' });
  for (const guest of [ANN, BEN]) await table.comeIn(guest);
  granted(await table.ask(BEN.id, 'sit', { seat: 1 }));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
  await table.comeIn(CAT);
  await choose(table, watching);
  return table;
}

async function choose(table: SimulatedTable, watching: Watching): Promise<void> {
  granted(await table.ask(ANN.id, 'setSettings', { watching, standIn: 'never' }));
}

async function show(table: SimulatedTable, ...people: readonly Guest[]): Promise<void> {
  for (const { id } of people) granted(await table.ask(id, 'showHand', {}));
}

/** Returns the view in each snapshot that a person received, oldest first. */
function sightsOf(table: SimulatedTable, { id }: Guest): readonly string[] {
  return snapshotsTo(table, id).map(({ sight, seat }) => (sight === 'one-seat' ? `seat ${seat}` : sight));
}

function snapshotsTo(table: SimulatedTable, person: GuestId): readonly Snapshot[] {
  return table.received(person, SERVER_MESSAGE.snapshot) as readonly Snapshot[];
}

/** Advances time while everybody plays, until this number of deals is over or the game is over. */
async function playDeals(table: SimulatedTable, deals: number): Promise<void> {
  while (table.record.status === 'playing' && (table.run?.state.records.length ?? deals) < deals) {
    for (const [seat, held] of table.record.seats.entries()) {
      if (held.kind !== 'person' || table.run === null || !table.pendingSeats().includes(seat)) continue;
      const [move] = table.run.game.legalMoves(table.run.state, seat);
      if (move !== undefined) granted(await table.move(held.person, move));
    }
    await table.time.pass(2000);
  }
}

const botSeat = (table: SimulatedTable): number => table.record.seats.findIndex(({ kind }) => kind === 'bot');
const sitDown = (table: SimulatedTable, { id }: Guest) => table.ask(id, 'sit', { seat: botSeat(table) });

describe('a spectator', () => {
  it('sees at once what the host and the players allow, and nothing more', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    await choose(table, 'all-hands');
    await show(table, ANN, BEN);
    await choose(table, 'all-hands-later');
    await choose(table, 'public');
    expect(sightsOf(table, CAT)).toEqual(['public', 'seat 1', 'public', 'all-hands', 'all-hands-later', 'public']);
  });

  it('sees the view of their own seat as soon as they have one, and no other hands', async () => {
    const table = await watchedTable('all-hands');
    granted(await sitDown(table, CAT));
    expect(sightsOf(table, CAT)).toEqual(['public', 'own-seat']);
  });

  it('can hide the hands that they are allowed to see, and show them again', async () => {
    const table = await watchedTable('all-hands');
    await show(table, ANN, BEN);
    granted(await table.ask(CAT.id, 'watch', { hands: 'hidden' }));
    granted(await table.ask(CAT.id, 'watch', { hands: 'shown' }));
    expect(sightsOf(table, CAT)).toEqual(['public', 'all-hands', 'public', 'all-hands']);
  });
});

describe('players', () => {
  it('receive nothing else when spectators are allowed to see more', async () => {
    const table = await watchedTable('one-seat');
    const before = snapshotsTo(table, BEN.id).length;
    await show(table, BEN);
    await choose(table, 'all-hands');
    await show(table, ANN, BEN);
    await choose(table, 'all-hands-later');
    await choose(table, 'off');
    expect(snapshotsTo(table, BEN.id)).toHaveLength(before);
  });

  it('see who shows their hand to spectators', async () => {
    const table = await watchedTable('all-hands');
    await show(table, BEN);
    expect(table.shown.seats.map(({ showsHand }) => showsHand)).toEqual([false, true, false, false]);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    expect(table.shown.seats.some(({ showsHand }) => showsHand)).toBe(false);
  });
});

describe('a spectator who has seen hands of a deal', () => {
  it('cannot take a seat in it, however they saw the hands and even after rejoining', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
    granted(await table.ask(BEN.id, 'hideHand', {}));
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
    await choose(table, 'public');
    await table.leave(CAT.id);
    await table.comeIn(CAT);
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
  });

  it('can take a seat in the next deal, if they have seen no hands of that deal', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    granted(await table.ask(CAT.id, 'watch', { hands: 'hidden' }));
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
    await playDeals(table, 1);
    expect(await sitDown(table, CAT)).toEqual({ ok: true });
  });

  it('cannot take a seat in the next deal while they still see hands', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    await playDeals(table, 1);
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
  });

  it('cannot take a seat after a restart of the server either', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    await table.time.pass(10);
    await table.restart();
    for (const guest of [ANN, BEN]) await table.comeIn(guest);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    await table.comeIn(CAT);
    expect(await sitDown(table, CAT)).toMatchObject({ code: 'has-looked' });
  });

  it('is not stored as having seen hands once they are removed', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    await table.time.pass(10);
    expect(table.record.looked?.people).toEqual([CAT.id]);
    granted(await table.ask(ANN.id, 'removePerson', { person: CAT.id }));
    const { version } = table.record;
    await table.time.pass(10_000);
    expect(table.record).toMatchObject({ version, looked: { people: [] }, removed: [CAT.id] });
  });

  it('can take a seat if they watch a deal behind', async () => {
    const later = await watchedTable('all-hands-later');
    await playDeals(later, 1);
    expect(await sitDown(later, CAT)).toEqual({ ok: true });
  });
});

describe('a deal whose hands somebody has seen', () => {
  it('admits nobody who had no seat in it, because a spectator could return as a second guest', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    await choose(table, 'public');
    await table.comeIn(DAN);
    expect(await sitDown(table, DAN)).toMatchObject({ code: 'hands-shown' });
    await table.leave(CAT.id);
    expect(await sitDown(table, DAN)).toMatchObject({ code: 'hands-shown' });
  });

  it('admits nobody even if the spectators who saw its hands were removed or forgotten since', async () => {
    for (const sendAway of ['removed', 'forgotten'] as const) {
      const table = await watchedTable('all-hands');
      await show(table, ANN, BEN);
      await choose(table, 'public');
      if (sendAway === 'removed') granted(await table.ask(ANN.id, 'removePerson', { person: CAT.id }));
      else await table.forget(CAT.id);
      granted(await table.ask(ANN.id, 'setSettings', { door: 'open' }));
      await table.comeIn(DAN);
      expect(await sitDown(table, DAN)).toMatchObject({ code: 'hands-shown' });
      await table.time.pass(10);
      await table.restart();
      for (const guest of [ANN, BEN, DAN]) await table.comeIn(guest);
      expect(await sitDown(table, DAN)).toMatchObject({ code: 'hands-shown' });
    }
  });

  it('admits players before anybody has seen a hand, and after it is over', async () => {
    const table = await watchedTable('one-seat');
    granted(await sitDown(table, CAT));
    await table.comeIn(DAN);
    await show(table, BEN);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    expect(await sitDown(table, DAN)).toMatchObject({ code: 'has-looked' });
    await playDeals(table, 1);
    expect(await sitDown(table, DAN)).toEqual({ ok: true });
  });

  it('gives players their own seats back after an absence or a stand-in', async () => {
    const table = await watchedTable('one-seat');
    await show(table, ANN);
    granted(await table.ask(ANN.id, 'setSettings', { standIn: 'when-away' }));
    await table.leave(BEN.id);
    granted(await table.ask(ANN.id, 'standIn', { seat: 1 }));
    expect(table.shown.seats[1]?.standIn).toBe('away');
    await table.comeIn(BEN);
    await table.time.pass(10);
    expect(table.shown.seats[1]).toMatchObject({ person: BEN.id, standIn: null });
    granted(await table.ask(BEN.id, 'takeSeatBack', {}));
  });
});

describe('while somebody has seen hands of a deal, players', () => {
  const spectators = (table: SimulatedTable) => table.shown.spectators.map(({ name }) => name);
  const requests = (table: SimulatedTable) => table.shown.entryRequests.map(({ name }) => name);
  const HINT: Guest = { ...DAN, name: 'Ben has the queen' };

  it('see the name of no new spectator until the deal is over', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    await table.comeIn(HINT);
    expect(spectators(table)).toEqual(['Cat']);
    await table.leave(CAT.id);
    expect(spectators(table)).toEqual(['Cat']);
    await playDeals(table, 1);
    expect(spectators(table)).toEqual(['Ben has the queen']);
    await table.comeIn(CAT);
    expect(spectators(table)).toEqual(['Ben has the queen']);
  });

  it('see who is the first to see the hands', async () => {
    const table = await watchedTable('one-seat');
    await table.leave(CAT.id);
    await show(table, BEN);
    await table.comeIn(DAN);
    await table.comeIn(CAT);
    expect(spectators(table)).toEqual(['Dan']);
  });

  it('see no new entry requests, and can still answer earlier ones', async () => {
    const table = await watchedTable('one-seat');
    const [EVE, FAY] = ['Eve', 'Fay'].map((name): Guest => ({ id: `guest-${name}` as GuestId, name }));
    if (EVE === undefined || FAY === undefined) throw new Error('two are outside');
    granted(await table.ask(ANN.id, 'setSettings', { door: 'knock' }));
    for (const guest of [EVE, FAY]) table.requestEntry(guest);
    await show(table, BEN);
    for (const guest of [EVE, FAY]) table.requestEntry(guest);
    table.requestEntry(HINT);
    table.requestEntry({ ...EVE, name: 'Ben has the king' });
    expect(requests(table)).toEqual(['Eve', 'Fay']);
    granted(await table.ask(ANN.id, 'turnAway', { person: EVE.id }));
    granted(await table.ask(ANN.id, 'letIn', { person: FAY.id }));
    expect(requests(table)).toEqual([]);
    await playDeals(table, 1);
    table.requestEntry(HINT);
    expect(requests(table)).toEqual([]);
    await playDeals(table, 2);
    table.requestEntry(HINT);
    granted(await table.ask(BEN.id, 'hideHand', {}));
    await playDeals(table, 3);
    table.requestEntry(HINT);
    expect(requests(table)).toEqual(['Ben has the queen']);
  });

  it('hear nothing that a second guest says, even before the first move', async () => {
    const table = await watchedTable('one-seat');
    await show(table, BEN);
    const before = table.received(ANN.id, SERVER_MESSAGE.said).length;
    await table.comeIn(DAN);
    granted(await table.ask(DAN.id, 'say', { text: 'Ben has the queen' }));
    expect(table.received(ANN.id, SERVER_MESSAGE.said)).toHaveLength(before);
  });

  it('no longer see spectators who are removed or forgotten', async () => {
    const table = await watchedTable('one-seat');
    await table.comeIn(DAN);
    await show(table, BEN);
    granted(await table.ask(ANN.id, 'removePerson', { person: CAT.id }));
    expect(spectators(table)).toEqual(['Dan']);
    await table.forget(DAN.id);
    expect(spectators(table)).toEqual([]);
  });
});

describe('a spectator who watches a deal behind', () => {
  it('sees the game as it was before any move, until a deal is over', async () => {
    const table = await watchedTable('all-hands-later');
    expect(snapshotsTo(table, CAT.id).at(-1)).toMatchObject({ sight: 'all-hands-later', seq: 0 });
  });

  it('continues at the same point after a restart of the server', async () => {
    const table = await watchedTable('all-hands-later');
    await playDeals(table, 1);
    await table.time.pass(10_000);
    const before = table.run?.behind.seq ?? 0;
    expect(before).toBeGreaterThan(0);
    await table.restart();
    await table.comeIn(CAT);
    expect(snapshotsTo(table, CAT.id).at(-1)).toMatchObject({ seq: before, state: { records: [] } });
  });

  it('sees the public view until the first deal is over that is known to be shown', async () => {
    const table = await watchedTable('public');
    await playDeals(table, 1);
    await choose(table, 'all-hands-later');
    expect(sightsOf(table, CAT)).toEqual(['public']);
    await playDeals(table, 2);
    expect(snapshotsTo(table, CAT.id).at(-1)).toMatchObject({ sight: 'all-hands-later', state: { records: { length: 1 } } });
  });

  it('reaches the result together with everybody', async () => {
    const table = await watchedTable('all-hands-later');
    await playDeals(table, Infinity);
    expect(table.record.status).toBe('finished');
    expect(snapshotsTo(table, CAT.id).at(-1)).toMatchObject({ seq: table.run?.seq, state: { phase: { name: 'over' } } });
  });
});

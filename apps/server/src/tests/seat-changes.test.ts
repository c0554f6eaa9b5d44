import type { GuestId } from '@chinwag/protocol';
import { findGame, games } from '@chinwag/rules';
import { gameFileOf, gameFileText, readExport } from '@chinwag/rules/game-file';
import { describe, expect, it } from 'vitest';
import { changesTooOften } from '../table/game/sealed-holders.ts';
import { givenOut } from '../table/game/replay-access.ts';
import type { TableRecord } from '../table/record/table-record.ts';
import { granted } from './support/api.ts';
import { SimulatedTable } from './support/simulated-table.ts';
import { ANN, BEN } from './support/table-parts.ts';

const mallory = (number: number): GuestId => `guest-mallory-${number}` as GuestId;

/** Resolves with a game of Ann and Ben, with bots in the other seats. */
async function playing(): Promise<SimulatedTable> {
  const table = await SimulatedTable.open(ANN, { game: 'chanoyu' });
  for (const guest of [ANN, BEN]) await table.comeIn(guest);
  granted(await table.ask(BEN.id, 'sit', { seat: 1 }));
  granted(await table.ask(ANN.id, 'fillWithBots', {}));
  granted(await table.ask(ANN.id, 'start', {}));
  return table;
}

function personAt({ seats: [held] }: TableRecord) {
  if (held?.kind !== 'person') throw new Error('nobody sits there');
  return held;
}

function botIn({ seats }: TableRecord) {
  const bot = seats.find(({ kind }) => kind === 'bot');
  if (bot === undefined) throw new Error('there is no bot');
  return bot;
}

const changes = ({ record }: SimulatedTable): number => record.holders?.changes.length ?? 0;

describe('a client that changes the seats of a game repeatedly', () => {
  it('is refused a new name after a hundred changes, and others are not', async () => {
    const table = await playing();
    let answer = await table.ask(BEN.id, 'rename', { name: 'Ben 0' });
    for (let times = 1; answer.ok && times < 500; times++) answer = await table.ask(BEN.id, 'rename', { name: `Ben ${times}` });
    expect(answer).toMatchObject({ ok: false, code: 'seats-changed-often' });
    expect(changes(table)).toBe(100);
    granted(await table.ask(ANN.id, 'rename', { name: 'Anna' }));
  });

  it('can still be forgotten after that, and the file of the game can still be opened', async () => {
    const table = await playing();
    for (let times = 0; times < 100; times++) granted(await table.ask(BEN.id, 'rename', { name: `Ben ${times}` }));
    await table.forget(BEN.id);
    expect([table.record.seats[1]?.kind, changes(table)]).toEqual(['bot', 101]);
    granted(await table.ask(ANN.id, 'propose', { kind: 'end' }));
    const ended = await table.ended();
    if (ended === null) throw new Error('the game is not over');
    const written = gameFileOf(games.chanoyu, givenOut(ended, null).game);
    if (!written.ok) throw new Error(written.fault.code);
    expect(readExport(gameFileText(written.file), findGame)).toMatchObject({ ok: true, file: { changes: { length: 101 } } });
  });

  it.each([
    ['one who comes is refused', 1743, 3, 'refused'], ['the last comes for whom there is room', 1742, 3, 'granted'],
    ['one who leaves is not', 1999, 1, 'granted'],
  ] as const)('leaves room for everybody to leave: near the limit, %s', async (_, noted, people, due) => {
    const { record } = await playing();
    const { holders } = record;
    if (holders === null) throw new Error('nobody holds a seat');
    const held = holders.seats[3];
    if (held === undefined) throw new Error('there is no such seat');
    const change = { after: 1, seat: 3, held };
    const withNoted = (count: number, seated: number): TableRecord => ({
      ...record,
      seats: record.seats.map((_seat, at) => (at < seated ? { ...personAt(record), person: mallory(at) } : botIn(record))),
      holders: { ...holders, changes: Array.from({ length: count }, () => change) },
    });
    const isRefused = changesTooOften(withNoted(noted, 2), withNoted(noted + 2, people));
    expect(isRefused ? 'refused' : 'granted').toBe(due);
  });

  it('returns to its seat under its previous name if it has a new one since', async () => {
    const table = await playing();
    for (let times = 0; times < 100; times++) granted(await table.ask(BEN.id, 'rename', { name: `Ben ${times}` }));
    await table.drop(BEN.id);
    await table.time.pass(120_000);
    expect(table.record.seats[1]).toMatchObject({ standIn: 'away' });
    await table.comeIn({ ...BEN, name: 'Benno' });
    expect(table.record.seats[1]).toMatchObject({ standIn: null, name: 'Ben 99' });
  });
});

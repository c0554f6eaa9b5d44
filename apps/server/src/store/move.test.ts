import { join } from 'node:path';
import type { GuestId, TableCode } from '@chinwag/protocol';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, only, type StorePlace } from '../tests/support/engines.ts';
import { ANN, BEN, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { successor } from '../table/record/table-record.ts';
import { takeFolder } from './folder.ts';
import { move } from './move.ts';
import { packMoves } from './packed-moves.ts';
import { openSqliteStore } from './sqlite.ts';
import { STORE_FILE } from './store-file.ts';
import type { Entry, Store } from './store.ts';

const GAMES = 100;
const MOVES = 12;
const LETTERS = 'ABCDEFGHJK';
const OPENING: Entry = { seq: 1, seat: null, moveId: null, by: null, events: [{ type: 'dealt żółw · año · "quoted"' }] };

let folders: ReturnType<typeof temporaryDirectory>[];
beforeEach(() => {
  folders = [];
});
afterEach(() => {
  for (const folder of folders) folder.remove();
});

function folder(): string {
  const made = temporaryDirectory();
  folders.push(made);
  return made.path;
}

/** Fills a store with a hundred tables with a game each, one in three finished, and some of all other data. */
async function fill(store: Store): Promise<void> {
  await store.secret();
  for (let at = 0; at < GAMES; at++) {
    const code = `KKKKKKKK${LETTERS[Math.floor(at / 10)]}${LETTERS[at % 10]}` as TableCode;
    const id = `game-${at}`;
    await store.reserveTable({ ...GATHERING, code, link: code });
    const playing = successor({ ...GATHERING, code, link: code, status: 'playing', gameId: id });
    const setup = { seats: 4, owner: 0, options: { deals: at }, seed: 'ab' };
    await store.beginGame({ id, table: code, game: 'pennies', setup, entries: [OPENING] }, playing, null);
    for (let move = 2; move < MOVES; move++) {
      const entry: Entry = {
        seq: move, seat: move % 4, moveId: `attempt-${move}`, by: 'person', move: { type: 'play' }, events: [{ type: 'played' }],
        at: 1_800_000_000_000 + move,
      };
      await store.append(playing, id, entry, null);
    }
    const said = { from: ANN.id, name: 'Ann', as: 'player', at: 1_800_000_000_000 + at, text: 'hello' } as const;
    await store.addSayings(code, [{ said, during: null }], 9);
    if (at % 3 > 0) continue;
    const seats = [
      { person: ANN.id, name: 'Ann', place: 1, score: 12.25, points: 2.5 },
      { person: null, name: 'Ada', place: 2, score: -4, points: 0 },
    ];
    await store.endGame(id, {
      ending: 'played', table: successor({ ...playing, status: 'finished' }),
      outcome: { number: 1, game: 'pennies', endedAt: 1_800_000_000_000, why: 'all-dealt', seats },
      replay: { rules: 1, packedMoves: packMoves([]), digest: 'ab'.repeat(32), spectators: ['guest-Eve' as GuestId] },
    });
  }
  await store.revoke({ person: BEN.id, by: 0, to: 1, until: 1_900_000_000_000 });
  await store.noteDate(1_800_000_000_000);
}

/** Returns all data of a folder's store, table by table. */
function contents(path: string): Readonly<Record<string, unknown>> {
  const file = new SqliteDatabase(join(path, STORE_FILE));
  const names = file.prepare("select name from sqlite_master where type = 'table'").all() as readonly { readonly name: string }[];
  const tables = names.filter(({ name }) => !name.startsWith('kysely')).map(({ name }) => {
    const rows = file.prepare(`select * from ${name}`).all().map((row) => JSON.stringify(row));
    return [name, rows.toSorted()] as const;
  });
  file.close();
  return Object.fromEntries(tables);
}

async function filledFolder(): Promise<string> {
  const path = folder();
  const store = await openSqliteStore(path);
  await fill(store);
  await store.close();
  return path;
}

describe.for(ENGINES)('a store moved to $engine', (engine) => {
  let there: StorePlace;
  beforeEach(async () => {
    there = await engine.place();
  });
  afterEach(() => there.remove());

  it('and back again keeps every row and its secret', async () => {
    const [from, back] = [await filledFolder(), folder()];
    const moved = await move(from, there.path);
    expect(moved).toMatchObject({ ok: true, rows: { tables: GAMES, games: GAMES, entries: GAMES * (MOVES - 1), secrets: 1 } });
    const store = await engine.open(there.path);
    const secret = await store.secret();
    const code = (await store.tablesFrom(null, 1))[0]?.code;
    expect(code === undefined ? null : await store.loadTable(code)).toMatchObject({ code, host: GATHERING.host });
    await store.close();
    expect(await move(there.path, back)).toEqual(moved);
    expect(contents(back)).toEqual(contents(from));
    const again = await openSqliteStore(back);
    expect(await again.secret()).toEqual(secret);
    await again.close();
    // games that begin there get numbers of their own
    const goesOn = await engine.open(there.path);
    const table = await goesOn.loadTable(code ?? GATHERING.code);
    if (table === null) throw new Error('the table is not there');
    const setup = { seats: 4, owner: 0, options: {}, seed: 'ab' };
    await goesOn.beginGame({ id: 'next', table: table.code, game: 'pennies', setup, entries: [OPENING] }, successor(table), null);
    expect(await goesOn.newestEntry('next')).toBe(OPENING.seq);
    await goesOn.close();
  });

  it('stays in place if the target contains data or a server uses the source', async () => {
    const [from, other] = [await filledFolder(), folder()];
    const running = takeFolder(from);
    expect(await move(from, there.path)).toEqual({ ok: false, sentence: expect.stringContaining('stop it first') });
    running.release();
    const store = await engine.open(there.path);
    await store.secret();
    await store.close();
    expect(await move(from, there.path)).toEqual({ ok: false, sentence: expect.stringContaining('(in "secrets")') });
    const empty = await engine.open(there.path);
    expect(await empty.tablesFrom(null, 5)).toEqual([]);
    await empty.close();
    const filled = await openSqliteStore(other);
    await filled.reserveTable(GATHERING);
    await filled.close();
    expect(await move(there.path, other)).toEqual({ ok: false, sentence: expect.stringContaining('(in "tables")') });
  });

  it.for(only('PostgreSQL', engine.engine))('in %s stays in place while a server has the database open', async () => {
    const server = await engine.open(there.path);
    await server.secret();
    const moved = await move(there.path, folder());
    expect(moved).toEqual({ ok: false, sentence: expect.stringContaining('has the database open') });
    await server.close();
  });
});

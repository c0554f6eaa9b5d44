import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Guest, TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removePerson } from '../table/hosting.ts';
import { sit, stand } from '../table/seating.ts';
import { ANN, BEN, CAT, CODE, GATHERING, grantedTable } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { openSqliteStore } from './sqlite.ts';
import { type Entry, PlaceTaken, type Store, type StoredGame } from './store.ts';

const OPENING: Entry = { seq: 1, seat: null, moveId: null, events: [{ type: 'dealt' }, { type: 'turned' }] };
const MOVE: Entry = { seq: 3, seat: 2, moveId: 'attempt-1', events: [{ type: 'played' }] };
const GAME: StoredGame = {
  id: 'game-1',
  table: CODE,
  game: 'pennies',
  setup: { seats: 4, owner: 0, options: { deals: 1 }, seed: 'ab' },
  entries: [OPENING],
};
const PLAYING = { ...GATHERING, status: 'playing', gameId: 'game-1' } as const;

let directory: ReturnType<typeof temporaryDirectory>;
let store: Store;
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openSqliteStore(directory.path);
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

/** What is on the disk, seen by another process. */
async function reopened<Value>(look: (store: Store) => Promise<Value>): Promise<Value> {
  const other = await openSqliteStore(directory.path);
  const seen = await look(other);
  await other.close();
  return seen;
}

describe('the secret', () => {
  it('is made once', async () => {
    const secret = await store.secret();
    expect(secret).toHaveLength(32);
    expect(await store.secret()).toEqual(secret);
    expect(await reopened((other) => other.secret())).toEqual(secret);
  });

  it('lies in a file that only its owner may read', () => {
    expect(statSync(join(directory.path, 'chinwag.db')).mode & 0o777).toBe(0o600);
  });
});

describe('a table', () => {
  it('has its code for itself', async () => {
    expect(await store.reserveTable(GATHERING)).toBe('reserved');
    expect(await store.reserveTable({ ...GATHERING, host: BEN })).toBe('code-taken');
    expect(await store.loadTable(CODE)).toEqual(GATHERING);
  });

  it('is found as it was saved last', async () => {
    await store.reserveTable(GATHERING);
    await store.saveTable({ ...GATHERING, watching: 'closed' });
    expect(await reopened((other) => other.loadTable(CODE))).toEqual({ ...GATHERING, watching: 'closed' });
  });

  it('is not there if nobody opened it', async () => {
    expect(await store.loadTable('22222AAAAA' as TableCode)).toBeNull();
  });

  it('is found by its newest link and by all it had before', async () => {
    await store.reserveTable(GATHERING);
    const moved = { ...GATHERING, link: 'NEWNK23456' as TableCode };
    expect(await store.findTable(CODE)).toEqual(GATHERING);
    expect(await store.renewLink(moved)).toBe('reserved');
    expect(await reopened((other) => other.findTable(moved.link))).toEqual(moved);
    expect(await store.findTable(CODE)).toEqual(moved);
    expect(await store.renewLink(moved)).toBe('code-taken');
    expect(await store.renewLink({ ...GATHERING, link: CODE })).toBe('code-taken');
  });

  it('counts for the guest who opened it, from then on', async () => {
    await store.reserveTable(GATHERING);
    expect(await store.countTables(ANN.id, Date.now() - 1000)).toBe(1);
    expect(await store.countTables(ANN.id, Date.now() + 1000)).toBe(0);
    expect(await store.countTables(BEN.id, 0)).toBe(0);
  });
});

describe('the list of somebody', () => {
  const listOf = async ({ id }: Guest, most = 5): Promise<readonly TableCode[]> =>
    (await store.tablesOf(id, 0, most)).map((table) => table.code);

  it('has the tables they host or sit at, as long as they do', async () => {
    await store.reserveTable(GATHERING);
    const withBen = grantedTable(sit(GATHERING, BEN, 1));
    await store.saveTable(withBen);
    expect([await listOf(ANN), await listOf(BEN), await listOf(CAT)]).toEqual([[CODE], [CODE], []]);
    await store.saveTable(grantedTable(stand(withBen, BEN.id)));
    expect(await listOf(BEN)).toEqual([]);
  });

  it('has no table from which they were sent away', async () => {
    await store.reserveTable(GATHERING);
    const withBen = { ...grantedTable(sit(GATHERING, BEN, 1)), status: 'finished' } as const;
    await store.saveTable(grantedTable(removePerson(withBen, ANN.id, BEN, [])));
    expect(await listOf(BEN)).toEqual([]);
  });

  it('has the table first that was changed last, and no more than were asked for', async () => {
    const [first, second] = [CODE, 'BBBBBBBBBB' as TableCode];
    await store.reserveTable(GATHERING);
    await store.reserveTable({ ...GATHERING, code: second, link: second });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await store.saveTable({ ...GATHERING, watching: 'closed' });
    expect(await listOf(ANN)).toEqual([first, second]);
    expect(await listOf(ANN, 1)).toEqual([first]);
    expect(await store.tablesOf(ANN.id, Date.now() + 1000, 5)).toEqual([]);
  });

  it('has no table that was put away, until it is taken up or another game begins there', async () => {
    await store.reserveTable(GATHERING);
    await store.listTable(ANN.id, CODE, 'put-away');
    await store.saveTable({ ...GATHERING, watching: 'closed' });
    expect(await listOf(ANN)).toEqual([]);
    await store.listTable(ANN.id, CODE, 'listed');
    expect(await listOf(ANN)).toEqual([CODE]);
    await store.listTable(ANN.id, CODE, 'put-away');
    await store.beginGame(GAME, PLAYING);
    expect(await listOf(ANN)).toEqual([CODE]);
  });
});

describe('a game', () => {
  beforeEach(async () => {
    await store.reserveTable(GATHERING);
    await store.beginGame(GAME, PLAYING);
  });

  it('begins together with its table', async () => {
    expect(await reopened((other) => other.loadGame('game-1'))).toEqual(GAME);
    expect(await reopened((other) => other.loadTable(CODE))).toEqual(PLAYING);
  });

  it('keeps every move in order, with the attempt that made it', async () => {
    await store.append('game-1', MOVE, null);
    expect(await reopened((other) => other.loadGame('game-1'))).toEqual({ ...GAME, entries: [OPENING, MOVE] });
  });

  it('ends together with its table', async () => {
    await store.append('game-1', MOVE, { ...PLAYING, status: 'finished' });
    expect(await store.loadTable(CODE)).toMatchObject({ status: 'finished' });
  });

  it('has one entry in each place, whoever comes second', async () => {
    await store.append('game-1', MOVE, null);
    const rival = { ...MOVE, moveId: 'attempt-2', events: [{ type: 'passed' }] };
    await expect(store.append('game-1', rival, { ...PLAYING, status: 'finished' })).rejects.toThrow(PlaceTaken);
    expect((await store.loadGame('game-1'))?.entries).toEqual([OPENING, MOVE]);
    expect(await store.loadTable(CODE)).toEqual(PLAYING);
  });

  it('makes an attempt once, wherever it would go', async () => {
    await store.append('game-1', MOVE, null);
    await expect(store.append('game-1', { ...MOVE, seq: 4 }, null)).rejects.toThrow(PlaceTaken);
  });

  it('is not there if it never began', async () => {
    expect(await store.loadGame('game-2')).toBeNull();
  });
});

import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { TableCode } from '@chinwag/protocol';
import { Kysely, SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES, only, type StorePlace, type Rival } from '../tests/support/engines.ts';
import { ANN, GATHERING, decided } from '../tests/support/table-parts.ts';
import { successor, type TableRecord } from '../table/record/table-record.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { GroupCommit, USUAL_GROUP } from './group-commit.ts';
import { type Entry, PlaceTaken, type Store, type StoredGame } from './store.ts';

const CODES = Array.from('ABCDEFGH').map((letter) => letter.repeat(10) as TableCode);

const entry = (seq: number): Entry => ({ seq, seat: 0, moveId: `attempt-${seq}`, by: 'person', events: [{ type: 'played' }] });

const gameAt = (code: TableCode): StoredGame => ({
  id: `game-${code}`,
  table: code,
  game: 'pennies',
  setup: { seats: 4, owner: 0, options: {}, seed: 'ab' },
  entries: [entry(1)],
});

/** Returns a table whose game has started. */
const startedAt = (code: TableCode): TableRecord => successor({ ...GATHERING, code, link: code });

describe.for(ENGINES)('in $engine', ({ engine, place, open, rival: rivalOf }) => {
  /** The log of a test: statements, and other events, in order. */
  let statements: string[] = [];
  let home: StorePlace;
  let store: Store;
  beforeAll(async () => {
    home = await place();
    store = await openHere();
  });
  beforeEach(async () => {
    for (const code of CODES) {
      await store.reserveTable({ ...GATHERING, code, link: code });
      await store.beginGame(gameAt(code), startedAt(code), null);
    }
    statements = [];
  });
  afterEach(() => home.empty());
  afterAll(async () => {
    await store.close();
    await home.remove();
  });

  function openHere(timeoutMs?: number): Promise<Store> {
    return open(home.path, { log: (sql) => void statements.push(sql), ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  }

  const append = (code: TableCode, seq: number): Promise<void> => store.append(startedAt(code), gameAt(code).id, entry(seq), null);

  async function movesAt(code: TableCode): Promise<readonly number[] | undefined> {
    return (await store.loadGame(gameAt(code).id))?.entries.map(({ seq }) => seq);
  }

  const close = (code: TableCode): Promise<void> => store.saveTable(successor(decided(startedAt(code), { watching: 'off' })));

  /** The number of group commits for concurrent moves and other writes. */
  const together = engine === 'SQLite' ? 1 : 2;

  const flushes = (): number => statements.filter((statement) => statement === 'commit').length;

  it('listing a table that is already on a person’s list writes nothing', async () => {
    const [code = GATHERING.code] = CODES;
    await store.listTable(ANN.id, code, 'listed');
    expect(flushes()).toBe(0);
    await store.listTable(ANN.id, code, 'put-away');
    await store.listTable(ANN.id, code, 'listed');
    expect(flushes()).toBe(2);
  });

  it('saving a table with unchanged people takes one write statement', async () => {
    await close(CODES[0] ?? GATHERING.code);
    const written = statements.filter((statement) => /^(?:update|insert|delete)/.test(statement));
    expect(written).toEqual([expect.stringMatching(/^update "tables"/)]);
  });

  it('acquiring many tables at once takes one commit and three statements', async () => {
    const taken = await Promise.all([...CODES, 'NOTABLE234' as TableCode].map((code) => store.acquireTable(code, 7)));
    expect(taken).toEqual([...CODES.map((code) => ({ code, version: startedAt(code).version + 1 })), null]);
    expect(flushes()).toBe(1);
    expect(statements.filter((statement) => /^\s*(?:select|update|insert|delete)/.test(statement))).toHaveLength(3);
  });

  describe('queued writes', () => {
    it('of many tables are flushed to the disk once, and answered only afterwards', async () => {
      await Promise.all(CODES.map((code) => append(code, 2).then(() => statements.push('answered'))));
      expect(flushes()).toBe(1);
      expect(statements.slice(statements.indexOf('commit'))).toEqual(['commit', ...CODES.map(() => 'answered')]);
      for (const code of CODES) expect(await movesAt(code)).toEqual([1, 2]);
    });

    it('beyond the group size go into a second group, written after the first is answered', async () => {
      const seqs = Array.from({ length: USUAL_GROUP + 8 }, (_, at) => at + 2);
      const [code = GATHERING.code] = CODES;
      await Promise.all(seqs.map((seq) => append(code, seq).then(() => statements.push(`answered ${seq}`))));
      expect(flushes()).toBe(2);
      expect(statements.indexOf(`answered ${USUAL_GROUP + 1}`)).toBeLessThan(statements.lastIndexOf('commit'));
      expect(statements.indexOf(`answered ${USUAL_GROUP + 2}`)).toBeGreaterThan(statements.lastIndexOf('commit'));
    });

    it('with several statements each are limited to four per group, so that moves do not wait for many of them', async () => {
      await Promise.all(CODES.map(close));
      expect(flushes()).toBe(CODES.length / 4);
    });

    it('that arrive during a flush form the next group', async () => {
      const first = append(CODES[0] ?? GATHERING.code, 2).then(() => Promise.all(CODES.map((code) => append(code, 3))));
      await Promise.all([first, ...CODES.slice(1).map((code) => append(code, 2))]);
      expect(flushes()).toBe(2);
    });

    it('of one table are made in the order of their arrival', async () => {
      const [code = GATHERING.code] = CODES;
      const closed = successor(decided(startedAt(code), { watching: 'off' }));
      const order: number[] = [];
      await Promise.all([2, 3, 4, 5].map((seq) => append(code, seq).then(() => order.push(seq))));
      expect(order).toEqual([2, 3, 4, 5]);
      expect(await movesAt(code)).toEqual([1, 2, 3, 4, 5]);
      expect(flushes()).toBe(1);
      await Promise.all([store.saveTable(closed), store.saveTable(successor(decided(closed, { watching: 'public' })))]);
      expect((await store.loadTable(code))?.settings.watching).toBe('public');
      expect(flushes()).toBe(2);
    });

    it('fail separately as moves too, even though one statement makes them', async () => {
      const nowhere = store.append(startedAt(GATHERING.code), 'game-of-nobody', entry(2), null);
      const results = await Promise.allSettled([...CODES.map((code) => append(code, 2)), nowhere, append(GATHERING.code, 3)]);
      expect(results.map(({ status }) => status)).toEqual([...CODES.map(() => 'fulfilled'), 'rejected', 'rejected']);
      expect(flushes()).toBe(1);
      for (const code of CODES) expect(await movesAt(code)).toEqual([1, 2]);
    });

    it('fail separately: a failed write is undone, and the others stay', async () => {
      const [taken = GATHERING.code, closed = GATHERING.code, ...others] = CODES;
      const again = { ...gameAt(taken), id: 'game-again', entries: [entry(1), entry(1)] };
      const results = await Promise.allSettled([
        ...others.map((code) => append(code, 2)),
        append(taken, 1),
        store.beginGame(again, successor(decided(startedAt(taken), { watching: 'off' })), null),
        append(taken, 2),
        close(closed),
      ]);
      const stored = ['fulfilled', 'fulfilled'];
      expect(results.map(({ status }) => status)).toEqual([...others.map(() => 'fulfilled'), 'rejected', 'rejected', ...stored]);
      expect(results.at(-4)).toMatchObject({ reason: expect.any(PlaceTaken) });
      expect(flushes()).toBe(together);
      expect((await store.loadTable(closed))?.settings.watching).toBe('off');
      for (const code of [taken, ...others]) expect(await movesAt(code)).toEqual([1, 2]);
      expect(await store.loadGame('game-again')).toBeNull();
      expect((await store.loadTable(taken))?.settings.watching).toBe(GATHERING.settings.watching);
    });

    it('fail separately even if the first fails: the later writes are made, and nothing of it remains', async () => {
      const [taken = GATHERING.code, ...others] = CODES;
      const again = { ...gameAt(taken), id: 'game-again', entries: [entry(1), entry(1)] };
      const results = await Promise.allSettled([
        store.beginGame(again, successor(decided(startedAt(taken), { watching: 'off' })), null),
        ...others.map((code) => append(code, 2)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
      expect(flushes()).toBe(together);
      for (const code of others) expect(await movesAt(code)).toEqual([1, 2]);
      expect(await store.loadGame('game-again')).toBeNull();
      expect((await store.loadTable(taken))?.settings.watching).toBe(GATHERING.settings.watching);
    });
  });

  describe.for(only('SQLite', engine))('while another client has the %s database locked', () => {
    let rival: Rival;
    beforeEach(async () => {
      rival = await rivalOf(home.path);
      await rival.run('begin immediate');
    });
    afterEach(() => rival.close());

    it('writes wait, reads continue, and all writes are committed at once after the lock is released', async () => {
      const writes = Promise.all(CODES.map((code) => append(code, 2)));
      // One turn collects the writes, and one tries to begin.
      await setImmediate();
      await setImmediate();
      const seen = await Promise.race([writes, movesAt(GATHERING.code), store.loadTable(CODES[1] ?? GATHERING.code)]);
      expect(seen).not.toBeInstanceOf(Array);
      expect(flushes()).toBe(0);
      await rival.run('rollback');
      await writes;
      expect(flushes()).toBe(1);
      for (const code of CODES) expect(await movesAt(code)).toEqual([1, 2]);
    });

    it('writes are rejected without effect after the timeout, and succeed once the lock is released', async () => {
      await rival.run('rollback');
      await store.close();
      store = await openHere(0);
      await rival.run('begin immediate');
      const results = await Promise.allSettled(CODES.map((code) => append(code, 2)));
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
      await rival.run('rollback');
      for (const code of CODES) expect(await movesAt(code)).toEqual([1]);
      await append(CODES[0] ?? GATHERING.code, 2);
      expect(flushes()).toBe(1);
    });
  });

  describe.for(only('PostgreSQL', engine))('while another client holds a lock in %s', () => {
    const LOCKED = CODES[0] ?? GATHERING.code;
    let rival: Rival;
    beforeEach(async () => {
      await store.close();
      store = await openHere(50);
      rival = await rivalOf(home.path);
      await rival.run('begin');
    });
    afterEach(() => rival.close());

    it('moves at other tables do not wait for the save of the locked table', async () => {
      await store.close();
      store = await openHere(10_000);
      await rival.run(`select * from tables where code = '${LOCKED}' for update`);
      const saved = close(LOCKED).then(() => 'saved');
      await vi.waitFor(() => expect(statements.at(-1)).toContain('begin'));
      expect(await Promise.race([saved, append(CODES[1] ?? GATHERING.code, 2).then(() => 'moved')])).toBe('moved');
      await rival.run('rollback');
      expect(await saved).toBe('saved');
    });

    it('only the save of the locked table is rejected, and it succeeds once the lock is released', async () => {
      await rival.run(`select * from tables where code = '${LOCKED}' for update`);
      const results = await Promise.allSettled(CODES.map(close));
      expect(results.map(({ status }) => status)).toEqual(CODES.map((code) => (code === LOCKED ? 'rejected' : 'fulfilled')));
      await rival.run('rollback');
      await close(LOCKED);
      expect((await store.loadTable(LOCKED))?.settings.watching).toBe('off');
    });

    it('of tables acquired at once, only the locked table fails', async () => {
      await rival.run(`select * from tables where code = '${LOCKED}' for update`);
      const results = await Promise.allSettled(CODES.map((code) => store.acquireTable(code, 0)));
      expect(results.map(({ status }) => status)).toEqual(CODES.map((code) => (code === LOCKED ? 'rejected' : 'fulfilled')));
    });

    it('a table the other client changes during the acquisition is acquired with that change', async () => {
      const written = successor(decided(startedAt(LOCKED), { watching: 'off' }));
      const text = JSON.stringify(written).replaceAll("'", "''");
      await rival.run(`update tables set version = ${written.version}, record = '${text}' where code = '${LOCKED}'`);
      await store.close();
      store = await openHere(10_000);
      const taken = store.acquireTable(LOCKED, 0);
      await vi.waitFor(() => expect(statements.join()).toContain('from "tables" where "code" in'));
      await rival.run('commit');
      expect(await taken).toEqual({ code: LOCKED, version: written.version + 1 });
      expect(await store.loadTable(LOCKED)).toEqual(successor(written));
    });

    it('with all tables locked, their saves are rejected after one wait, and reads continue', async () => {
      await rival.run('lock table tables in exclusive mode');
      const writes = Promise.allSettled(CODES.map(close));
      expect((await store.loadTable(LOCKED))?.settings.watching).toBe(GATHERING.settings.watching);
      expect((await writes).map(({ status }) => status)).toEqual(CODES.map(() => 'rejected'));
      expect(statements.filter((statement) => statement.startsWith('set local lock_timeout'))).toHaveLength(CODES.length);
      await rival.run('rollback');
      await close(LOCKED);
    });
  });
});

describe('when a whole group in SQLite fails', () => {
  let directory: ReturnType<typeof temporaryDirectory>;
  let file: SqliteDatabase.Database;
  let db: Kysely<{ notes: { text: string; about: string } }>;
  let groups: GroupCommit<{ notes: { text: string; about: string } }>;
  beforeEach(() => {
    directory = temporaryDirectory();
    file = new SqliteDatabase(join(directory.path, 'small.db'));
    file.pragma('foreign_keys = ON');
    file.exec('create table notes (text text primary key, about text references notes(text) deferrable initially deferred)');
    db = new Kysely({ dialect: new SqliteDialect({ database: file }) });
    const begin = async () => file.exec('begin immediate');
    groups = new GroupCommit(db, { begin, isLocked: () => false, most: Infinity, timeoutMs: 0 });
  });
  afterEach(async () => {
    await db.destroy();
    directory.remove();
  });

  const note = (text: string, about = text) => groups.write((db) => db.insertInto('notes').values({ text, about }).execute());
  const notes = async () => (await db.selectFrom('notes').select('text').orderBy('text').execute()).map(({ text }) => text);
  const fates = async (...writes: readonly Promise<unknown>[]) => (await Promise.allSettled(writes)).map(({ status }) => status);

  it('because the disk is full, only acknowledged writes are stored, and writing continues once there is room', async () => {
    await note('a');
    file.pragma('max_page_count = 4');
    const long = 'x'.repeat(100_000);
    const statements = await fates(note('b'), note(long), note('c'));
    expect(statements[1]).toBe('rejected');
    expect(await notes()).toEqual(['a', ...['b', long, 'c'].filter((_, at) => statements[at] === 'fulfilled')]);
    file.pragma('max_page_count = 1000');
    await note(long);
    expect(await notes()).toContain(long);
  });

  it('because its commit fails, all its writes are rejected, and the next write succeeds', async () => {
    expect(await fates(note('a'), note('b', 'nothing'), note('c'))).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await notes()).toEqual([]);
    await note('d');
    expect(await notes()).toEqual(['d']);
  });
});

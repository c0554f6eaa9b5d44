import { setImmediate, setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { pipelined } from './pipelined.ts';

/** The parameters of group commit. Times are in ms. */
export interface GroupSettings<Tables> {
  /** Begins a write transaction on the one connection reserved for it. */
  readonly begin: (db: Kysely<Tables>) => Promise<unknown>;
  /** Returns whether an error means that another lock prevented the transaction. */
  readonly isLocked: (error: unknown) => boolean;
  /** The maximum size of a group. */
  readonly most: number;
  /** The lock timeout of a write, after which the write is refused. */
  readonly timeoutMs: number;
  /** Called when a group is committed, before its calls resolve. Throws if the data is not durable. */
  readonly committed?: () => void;
  /** Called with the error of a failed write, so that later writes can be run differently. */
  readonly failed?: (error: unknown, db: Kysely<Tables>) => Promise<unknown>;
}

/**
 * Makes several writes of one kind in one batch. Resolves with the result of each write, in order. Rejects if the batch fails as a
 * whole.
 */
export type Together<Tables, Item, Value> = (db: Kysely<Tables>, items: readonly Item[]) => Promise<readonly Value[]>;

/**
 * The default maximum size of a group. All calls of a group resolve together, and the server sends all these answers before
 * anything else. Hundreds at once would delay everybody and leave the store idle.
 */
export const USUAL_GROUP = 32;

/**
 * The maximum number of batches in a group. A batch of moves is one statement, but the end or the start of a game is several. A
 * move in the same group waits for all of them.
 */
const BATCHES = 4;

/** The pause between two attempts to begin while the database is locked, in ms. Readers can run in the pause. */
const LOCKED_PAUSE = 5;

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const SAVEPOINT = CompiledQuery.raw('savepoint one');
const RELEASE = CompiledQuery.raw('release one');
const ROLLBACK_TO = CompiledQuery.raw('rollback to one');

/** Queued writes. */
interface PendingWrite<Tables> {
  /** The number of writes. */
  readonly size: number;
  /** Runs the writes. Resolves with a function that reports the results to their callers. */
  attempt(db: Kysely<Tables>): Promise<() => void>;
  /** Refuses the writes that were queued at `latest` or earlier. Returns whether any writes are left. */
  refuseOlder(latest: number, error: unknown): boolean;
}

/** A caller that waits for a write. */
interface Writer<Item, Value> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (value: Value) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Group commit: runs queued writes in one transaction, so that one flush covers them all. Writes run in order, and none resolves
 * before its group is durable. A failed write rolls back alone.
 */
export class GroupCommit<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #settings: GroupSettings<Tables>;
  #waiting: PendingWrite<Tables>[] = [];
  #working: Promise<void> | null = null;
  /** Whether the transaction has no writes yet. */
  #isEmpty = true;

  constructor(db: Kysely<Tables>, settings: GroupSettings<Tables>) {
    this.#db = db;
    this.#settings = settings;
  }

  /**
   * Queues a write for the next group. Resolves with the value of the write once the write is on disk. Rejects if the write or its
   * group fails.
   */
  write<Value>(task: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.together<null, Value>(async (db) => [await task(db)])(null);
  }

  /**
   * Returns a function that queues writes of one kind. Consecutive writes run as one batch. If the batch fails, each write runs
   * alone. The function resolves and rejects as `write` does.
   */
  together<Item, Value>(make: Together<Tables, Item, Value>): (item: Item) => Promise<Value> {
    let batch: Batch<Tables, Item, Value> | null = null;
    return (item) =>
      new Promise((resolve, refuse) => {
        if (batch === null || batch !== this.#waiting.at(-1) || batch.size >= this.#settings.most) {
          batch = new Batch((db, task) => this.#apart(db, task), make);
          this.#waiting.push(batch);
        }
        batch.writers.push({ item, since: performance.now(), resolve, refuse });
        this.#working ??= this.#work();
      });
  }

  /** Resolves when the queue is empty. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Writes that have arrived by now, but have not been received yet, join the group.
      await setImmediate();
      await this.#writeGroup().catch((error: unknown) => refuse(this.#waiting.splice(0), error));
    }
    this.#working = null;
  }

  async #writeGroup(): Promise<void> {
    const group: PendingWrite<Tables>[] = [];
    const failed = await this.#db.connection().execute(async (db) => {
      const refused = await failureOf(this.#settings.begin(db));
      if (refused !== null) return refused;
      group.push(...this.#nextGroup());
      await this.#inTransaction(db, group);
      return null;
    });
    if (failed === null) return;
    if (!this.#settings.isLocked(failed.error)) return refuse(this.#waiting.splice(0), failed.error);
    const latest = performance.now() - this.#settings.timeoutMs;
    this.#waiting = this.#waiting.filter((waiting) => waiting.refuseOlder(latest, failed.error));
    await setTimeout(LOCKED_PAUSE);
  }

  /** Removes and returns the oldest queued batches, up to the size of a group. */
  #nextGroup(): readonly PendingWrite<Tables>[] {
    const group: PendingWrite<Tables>[] = [];
    let writes = 0;
    for (const waiting of this.#waiting.slice(0, BATCHES)) {
      if (writes > 0 && writes + waiting.size > this.#settings.most) break;
      group.push(waiting);
      writes += waiting.size;
    }
    this.#waiting.splice(0, group.length);
    return group;
  }

  async #inTransaction(db: Kysely<Tables>, group: readonly PendingWrite<Tables>[]): Promise<void> {
    const settlements: (() => void)[] = [];
    this.#isEmpty = true;
    try {
      for (const waiting of group) settlements.push(await waiting.attempt(db));
      await db.executeQuery(COMMIT);
      this.#settings.committed?.();
    } catch (error) {
      // If the database has rolled everything back by itself, there is nothing to roll back.
      await failureOf(db.executeQuery(ROLLBACK));
      return refuse(group, error);
    }
    for (const settle of settlements) settle();
  }

  /**
   * Runs a write so that it can fail alone. Resolves with its result, and rejects if the whole group failed. The first write of a
   * transaction, often the only one, needs no savepoint: beginning again undoes it.
   */
  async #apart<Value>(db: Kysely<Tables>, task: (db: Kysely<Tables>) => Promise<Value>): Promise<WriteResult<Value>> {
    const isFirst = this.#isEmpty;
    try {
      const [, value] = await pipelined([isFirst ? null : db.executeQuery(SAVEPOINT), task(db)]);
      if (!isFirst) await db.executeQuery(RELEASE);
      this.#isEmpty = false;
      return { value };
    } catch (error) {
      if ((await failureOf(isFirst ? this.#beginAgain(db) : undoLast(db))) !== null) throw error;
      await this.#settings.failed?.(error, db);
      return { error };
    }
  }

  async #beginAgain(db: Kysely<Tables>): Promise<void> {
    await db.executeQuery(ROLLBACK);
    await this.#settings.begin(db);
  }
}

/** The result of a separate write. */
type WriteResult<Value> = { readonly value: Value } | { readonly error: unknown };

/** A batch of consecutive writes of one kind. */
class Batch<Tables, Item, Value> implements PendingWrite<Tables> {
  writers: Writer<Item, Value>[] = [];
  readonly #apart: <Result>(db: Kysely<Tables>, task: (db: Kysely<Tables>) => Promise<Result>) => Promise<WriteResult<Result>>;
  readonly #make: Together<Tables, Item, Value>;

  constructor(
    apart: <Result>(db: Kysely<Tables>, task: (db: Kysely<Tables>) => Promise<Result>) => Promise<WriteResult<Result>>,
    make: Together<Tables, Item, Value>,
  ) {
    this.#apart = apart;
    this.#make = make;
  }

  get size(): number {
    return this.writers.length;
  }

  refuseOlder(latest: number, error: unknown): boolean {
    for (const { since, refuse } of this.writers) if (since <= latest) refuse(error);
    this.writers = this.writers.filter(({ since }) => since > latest);
    return this.writers.length > 0;
  }

  async attempt(db: Kysely<Tables>): Promise<() => void> {
    const settlements = await this.#attempt(db, this.writers);
    return () => settlements.forEach((settle) => settle());
  }

  async #attempt(db: Kysely<Tables>, writers: readonly Writer<Item, Value>[]): Promise<readonly (() => void)[]> {
    const made = await this.#apart(db, async (db) => {
      const values = await this.#make(db, writers.map(({ item }) => item));
      return values.map((value, at) => () => writers[at]?.resolve(value));
    });
    if ('value' in made) return made.value;
    if (writers.length === 1) return writers.map(({ refuse }) => () => refuse(made.error));
    const settlements: (() => void)[] = [];
    for (const writer of writers) settlements.push(...(await this.#attempt(db, [writer])));
    return settlements;
  }
}

function refuse<Tables>(group: readonly PendingWrite<Tables>[], error: unknown): void {
  for (const waiting of group) waiting.refuseOlder(Infinity, error);
}

async function undoLast<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.executeQuery(ROLLBACK_TO);
  await db.executeQuery(RELEASE);
}

/** Resolves with the error of an attempt, or with null if the attempt succeeded. */
async function failureOf(attempt: Promise<unknown>): Promise<{ readonly error: unknown } | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return { error };
  }
}

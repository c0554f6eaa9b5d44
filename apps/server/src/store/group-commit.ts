import { setImmediate, setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';

/** How a database commits in groups. Times are in ms. */
export interface GroupSettings<Tables> {
  /** Begins a transaction that is going to write, on the one connection that is free for it. */
  readonly begin: (db: Kysely<Tables>) => Promise<unknown>;
  /** Whether somebody else's lock is why a transaction could not begin. */
  readonly isLocked: (error: unknown) => boolean;
  /** How many writes make a group at most. */
  readonly most: number;
  /** How long a write waits for somebody else's lock before it is refused. */
  readonly timeoutMs: number;
  /** Called when a group is written, and before anybody hears of it; throws where it is not there to stay. */
  readonly committed?: () => void;
  /** Hears with what a write of a group has failed: those after it may be made in another way. */
  readonly failed?: (error: unknown, db: Kysely<Tables>) => Promise<unknown>;
}

/** Makes several writes of one kind at once; resolves with what came of each. */
export type Together<Tables, Item, Value> = (db: Kysely<Tables>, items: readonly Item[]) => Promise<readonly Value[]>;

/**
 * How many writes usually make a group at most. All of a group are answered together, and the one who serves says them all before
 * anything else: hundreds at once would keep everybody waiting, and the store would have nothing to do meanwhile.
 */
export const USUAL_GROUP = 32;

/** The pause between two attempts to begin while somebody else has the lock: time for those who only read. */
const LOCKED_PAUSE = 5;

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const SAVEPOINT = CompiledQuery.raw('savepoint one');
const RELEASE = CompiledQuery.raw('release one');
const ROLLBACK_TO = CompiledQuery.raw('rollback to one');

/** What waits for its group. */
interface PendingWrite<Tables> {
  /** How many writes it is. */
  readonly size: number;
  /** Makes what waits; resolves with what tells the one who waits for it how it went. */
  attempt(db: Kysely<Tables>): Promise<() => void>;
  /** Refuses what has waited since then or longer; whether anything is left. */
  refuseOlder(latest: number, error: unknown): boolean;
}

/** Somebody who waits for a write. */
interface Writer<Item, Value> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (value: Value) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Writes all that waits in one transaction, so that it is flushed to the disk once. Writes are made in the order in which
 * they came, and nobody hears of theirs before all of the group is there to stay. One that fails is undone by itself.
 */
export class GroupCommit<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #settings: GroupSettings<Tables>;
  #waiting: PendingWrite<Tables>[] = [];
  #working: Promise<void> | null = null;
  /** Whether nothing has been written in the transaction yet. */
  #isEmpty = true;

  constructor(db: Kysely<Tables>, settings: GroupSettings<Tables>) {
    this.#db = db;
    this.#settings = settings;
  }

  /** Makes a write with the next group; resolves with its value when that is on the disk. */
  write<Value>(task: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.together<null, Value>(async (db) => [await task(db)])(null);
  }

  /**
   * A way to make writes of one kind with the next group, which are made at once where they follow one another. Should that fail,
   * each is made by itself.
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

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What has arrived by now, but has not been read yet, joins the group.
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

  /** What has waited longest, as much as a group may have. */
  #nextGroup(): readonly PendingWrite<Tables>[] {
    const group: PendingWrite<Tables>[] = [];
    let writes = 0;
    for (const waiting of this.#waiting) {
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
      // Where the database has undone it all by itself, there is nothing to roll back.
      await failureOf(db.executeQuery(ROLLBACK));
      return refuse(group, error);
    }
    for (const settle of settlements) settle();
  }

  /**
   * Makes a write so that it can fail alone; rejects if the whole group has failed with it. The first of a transaction, mostly the
   * only one, needs no savepoint: to undo it is to begin again.
   */
  async #apart<Value>(db: Kysely<Tables>, task: (db: Kysely<Tables>) => Promise<Value>): Promise<WriteResult<Value>> {
    const isFirst = this.#isEmpty;
    if (!isFirst) await db.executeQuery(SAVEPOINT);
    try {
      const value = await task(db);
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

/** What came of a write that was made apart. */
type WriteResult<Value> = { readonly value: Value } | { readonly error: unknown };

/** Writes of one kind that came one after the other. */
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

/** With what something failed, or null if it did not. */
async function failureOf(attempt: Promise<unknown>): Promise<{ readonly error: unknown } | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return { error };
  }
}

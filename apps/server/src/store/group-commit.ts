import { setImmediate, setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';

/** How a database writes in groups. Times are in ms. */
export interface GroupSettings<Tables> {
  /** Begins a transaction that is going to write, on the one connection that is free for it. */
  readonly begin: (db: Kysely<Tables>) => Promise<unknown>;
  /** Whether somebody else's lock is why a transaction could not begin. */
  readonly isLocked: (error: unknown) => boolean;
  /** How many writes make a group at most. */
  readonly most: number;
  /** How long a write waits for somebody else's lock before it is refused. */
  readonly patience: number;
}

/** The pause between two attempts to begin while somebody else has the lock: time for those who only read. */
const LOCKED_PAUSE = 5;

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const SAVEPOINT = CompiledQuery.raw('savepoint one');
const RELEASE = CompiledQuery.raw('release one');
const ROLLBACK_TO = CompiledQuery.raw('rollback to one');

/** A write that waits for its group; `attempt` makes it, and resolves with what tells its caller how it went. */
interface Waiting<Tables> {
  readonly since: number;
  readonly attempt: (db: Kysely<Tables>) => Promise<() => void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * Writes all that waits in one transaction, so that it is flushed to the disk once. Writes are made in the order in which
 * they came, and nobody is told of theirs before all of the group is there to stay. One that fails is undone by itself.
 */
export class GroupCommit<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #settings: GroupSettings<Tables>;
  #waiting: Waiting<Tables>[] = [];
  #working: Promise<void> | null = null;

  constructor(db: Kysely<Tables>, settings: GroupSettings<Tables>) {
    this.#db = db;
    this.#settings = settings;
  }

  /** Makes a write with the next group; resolves with its value when that is on the disk. */
  write<Value>(task: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const attempt = async (db: Kysely<Tables>): Promise<() => void> => {
        const made = await apart(db, task);
        return 'error' in made ? () => reject(made.error) : () => resolve(made.value);
      };
      this.#waiting.push({ since: performance.now(), attempt, refuse: reject });
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
    const group: Waiting<Tables>[] = [];
    const begun = await this.#db.connection().execute(async (db) => {
      const refused = await failureOf(this.#settings.begin(db));
      if (refused !== null) return refused;
      group.push(...this.#waiting.splice(0, this.#settings.most));
      await this.#inTransaction(db, group);
      return null;
    });
    if (begun === null) return;
    if (!this.#settings.isLocked(begun.error)) return refuse(this.#waiting.splice(0), begun.error);
    const latest = performance.now() - this.#settings.patience;
    refuse(this.#waiting.filter(({ since }) => since <= latest), begun.error);
    this.#waiting = this.#waiting.filter(({ since }) => since > latest);
    await setTimeout(LOCKED_PAUSE);
  }

  async #inTransaction(db: Kysely<Tables>, group: readonly Waiting<Tables>[]): Promise<void> {
    const tellings: (() => void)[] = [];
    try {
      for (const { attempt } of group) tellings.push(await attempt(db));
      await db.executeQuery(COMMIT);
    } catch (error) {
      // Where the database has undone it all by itself, there is nothing to roll back.
      await failureOf(db.executeQuery(ROLLBACK));
      return refuse(group, error);
    }
    for (const tell of tellings) tell();
  }
}

/** Makes one write of a group so that it can fail alone; rejects if the whole group has failed with it. */
async function apart<Tables, Value>(
  db: Kysely<Tables>,
  task: (db: Kysely<Tables>) => Promise<Value>,
): Promise<{ readonly value: Value } | { readonly error: unknown }> {
  await db.executeQuery(SAVEPOINT);
  try {
    const value = await task(db);
    await db.executeQuery(RELEASE);
    return { value };
  } catch (error) {
    if ((await failureOf(db.executeQuery(ROLLBACK_TO))) !== null) throw error;
    await db.executeQuery(RELEASE);
    return { error };
  }
}

function refuse<Tables>(writes: readonly Waiting<Tables>[], error: unknown): void {
  for (const { refuse } of writes) refuse(error);
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

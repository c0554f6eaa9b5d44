import type { SqliteStatement } from 'kysely';

/** The maximum number of prepared statements. */
const MOST = 100;

/**
 * A cache of prepared statements, one per SQL text. It prepares a failed statement again, because a statement that failed on a lock
 * blocks others until it is garbage-collected.
 */
export class PreparedStatements {
  readonly #prepare: (text: string) => SqliteStatement;
  readonly #known = new Map<string, SqliteStatement>();

  constructor(prepare: (text: string) => SqliteStatement) {
    this.#prepare = prepare;
  }

  /** Returns the prepared statement for an SQL text, and prepares it on first use. Throws if the text is not valid SQL. */
  of(text: string): SqliteStatement {
    return this.#known.get(text) ?? this.#prepared(text);
  }

  #prepared(text: string): SqliteStatement {
    const statement = this.#prepare(text);
    const trying = <Value>(make: () => Value): Value => {
      try {
        return make();
      } catch (error) {
        this.#known.delete(text);
        throw error;
      }
    };
    const stored: SqliteStatement = {
      reader: statement.reader,
      all: (parameters) => trying(() => statement.all(parameters)),
      run: (parameters) => trying(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(text, stored);
    return stored;
  }
}

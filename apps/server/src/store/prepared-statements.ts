import type { SqliteStatement } from 'kysely';

/** Of how many statements it is remembered how they are done. */
const MOST = 100;

/**
 * The statements of a database, each prepared once however often it is made. One that fails is prepared again: what met a lock
 * stands in the way of others until it is collected.
 */
export class PreparedStatements {
  readonly #prepare: (text: string) => SqliteStatement;
  readonly #known = new Map<string, SqliteStatement>();

  constructor(prepare: (text: string) => SqliteStatement) {
    this.#prepare = prepare;
  }

  /** The statement of that text, ready to be made. */
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

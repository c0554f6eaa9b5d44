import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { loadFinalRecord } from './final-record.ts';
import { tablesNaming } from './forgetting.ts';
import type { LongReads } from './store.ts';

/** Returns the long-running reads of a database. `close` closes the database's connections. */
export function longReadsIn(db: Kysely<Database>): LongReads {
  return {
    tablesNaming: (person) => tablesNaming(db, person),
    finalRecord: (game, ending) => loadFinalRecord(db, game, ending),
    close: () => db.destroy(),
  };
}

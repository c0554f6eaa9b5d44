import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { loadFinalRecord } from './final-record.ts';
import { tablesNaming } from './forgetting.ts';
import type { LongReads } from './store.ts';

/** What may take long to read in this database; closing it ends the connections to it. */
export function longReadsIn(db: Kysely<Database>): LongReads {
  return {
    tablesNaming: (person) => tablesNaming(db, person),
    finalRecord: (game, ending) => loadFinalRecord(db, game, ending),
    close: () => db.destroy(),
  };
}

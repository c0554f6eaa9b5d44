import type { TableCode } from '@chinwag/protocol';
import { type Kysely, sql } from 'kysely';
import { parseTableRecord, successor, type TableLease, type TableRecord } from '../table/record/table-record.ts';
import type { Database } from './database.ts';

/** A table to be taken over, and when people were last at it, in ms since the Unix epoch. */
export interface AcquiringTable {
  readonly code: TableCode;
  readonly seenAt: number;
}

/** The maximum retries after conflicting writes, before they count as an error. */
const ATTEMPTS = 10;

/**
 * Takes over several tables in one batch, as the successor of a failed process does. Saves a new version of each (a fencing token),
 * so that writes for an earlier version conflict and fail. Resolves with the lease of each table, or null for a table that does not
 * exist. Rejects if the database fails, or if writes keep conflicting.
 */
export async function acquireTables(
  db: Kysely<Database>,
  wanted: readonly AcquiringTable[],
): Promise<readonly (TableLease | null)[]> {
  const seenAt = new Map(wanted.map((table) => [table.code, table.seenAt]));
  const taken = new Map<TableCode, TableLease>();
  for (let attempt = 1; ; attempt += 1) {
    const stored = await storedTables(db, [...seenAt.keys()].filter((code) => !taken.has(code)));
    if (stored.length === 0) return wanted.map(({ code }) => taken.get(code) ?? null);
    if (attempt > ATTEMPTS) throw new Error(`somebody else writes about ${stored.map(({ code }) => code).join(', ')} all the time`);
    const saved = await saveTaken(db, stored.map(successor), seenAt);
    for (const { code, version } of saved) taken.set(code, { code, version });
  }
}

async function storedTables(db: Kysely<Database>, codes: readonly TableCode[]): Promise<readonly TableRecord[]> {
  if (codes.length === 0) return [];
  const rows = await db.selectFrom('tables').select('record').where('code', 'in', codes).where('gone_at', 'is', null).execute();
  return rows.map(({ record }) => parseTableRecord(JSON.parse(record)));
}

/** Saves the tables whose predecessors are the stored versions, and resolves with those saved. Their members stay the same. */
async function saveTaken(
  db: Kysely<Database>,
  tables: readonly TableRecord[],
  seenAt: ReadonlyMap<TableCode, number>,
): Promise<readonly TableRecord[]> {
  const rows = tables.map((table) => sql`(${table.code}, ${JSON.stringify(table)}, ${table.version}, ${seenAt.get(table.code)})`);
  // Casts are needed, because only one of the two databases infers the types of these parameters.
  const { rows: saved } = await sql<{ readonly code: string }>`
    update tables
    set record = column2, version = cast(column3 as integer),
      seen_at = case when seen_at < cast(column4 as bigint) then cast(column4 as bigint) else seen_at end
    from (values ${sql.join(rows)}) as taken
    where code = column1 and version = cast(column3 as integer) - 1
    returning code`.execute(db);
  const codes = new Set(saved.map(({ code }) => code));
  return tables.filter(({ code }) => codes.has(code));
}

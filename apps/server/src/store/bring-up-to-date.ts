import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.ts';

/** A database that a newer version of the server has written. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';

  /** `step` is one that this version does not know. */
  constructor(step: string) {
    super(
      `The data were written by a newer Chinwag than this one: they have taken the step "${step}", which is not known here. ` +
        'Start that version again, or one after it; or put back a backup of before.',
    );
  }
}

/** What is done about an update of a database in which there is something already. */
export interface UpdateManner {
  /** Before anything is changed: the steps that are about to be taken. What it throws keeps them from being taken. */
  readonly before: (steps: readonly [string, ...string[]]) => void;
  /** Takes the steps, all or none. */
  readonly together: (take: () => Promise<void>) => Promise<void>;
}

/**
 * Brings a database up to date. Several processes may do so at the same time, and one of them does it. Throws `DatabaseTooNew`, and
 * changes nothing, if a newer version has written it.
 */
export async function bringUpToDate<Tables>(db: Kysely<Tables>, { before, together }: UpdateManner): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const known = Object.keys(await migrations.getMigrations());
  const taken = await stepsTaken(db);
  const newer = taken.find((step) => !known.includes(step));
  if (newer !== undefined) throw new DatabaseTooNew(newer);
  const [first, ...others] = known.filter((step) => !taken.includes(step));
  if (first === undefined) return;
  if (taken.length > 0) before([first, ...others]);
  await together(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** The names of the steps a database has taken, oldest first; none where it is empty. */
async function stepsTaken<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const stored = db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const steps = await stored.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute();
  return steps.map(({ name }) => name);
}

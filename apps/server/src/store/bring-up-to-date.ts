import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.ts';

/** Thrown for a database that was written by a newer version of the server. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';

  /** `step` is a migration that this version does not know. */
  constructor(step: string) {
    super(
      `The data were written by a newer Chinwag than this one: they have taken the step "${step}", which is not known here. ` +
        'Start that version again, or one after it; or put back a backup of before.',
    );
  }
}

/** Options for migrating a database that already has data. */
export interface UpdateManner {
  /** Called before any change, with the pending migrations; a throw prevents them. */
  readonly before: (steps: readonly [string, ...string[]]) => void;
  /** Runs the migrations as one transaction. */
  readonly together: (take: () => Promise<void>) => Promise<void>;
}

/**
 * Migrates a database to the current schema. Several processes may call it at once, and only one of them migrates the database.
 * Rejects with `DatabaseTooNew`, without any change, if a newer version has written the database. Also rejects if a migration
 * fails.
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

/** Resolves with the names of the applied migrations, oldest first, or with an empty list for an empty database. */
async function stepsTaken<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const stored = db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const steps = await stored.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute();
  return steps.map(({ name }) => name);
}

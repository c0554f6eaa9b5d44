import type { GuestId } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Revocation } from './store.ts';

/**
 * Resolves with the smallest valid counter of a person's tokens, or with 0 if they have never revoked any. Rejects if the database
 * fails.
 */
export async function counterOf(db: Kysely<Database>, person: GuestId): Promise<number> {
  const row = await db.selectFrom('revocations').select('counter').where('person', '=', person).executeTakeFirst();
  return row?.counter ?? 0;
}

/**
 * Revokes tokens, deletes the open pass, and resolves with `done`. Resolves with `revoked` if the revoking token is itself revoked.
 * If two devices revoke each other, only one succeeds, because each revocation is a single statement. Rejects if the database
 * fails.
 */
export async function revoke(db: Kysely<Database>, { person, by, to, until }: Revocation): Promise<'done' | 'revoked'> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('revocations')
    .values({ person, counter: to, until })
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet({ counter: to, until }).where('revocations.counter', '<=', by),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 'revoked';
  await db.deleteFrom('passes').where('person', '=', person).execute();
  return 'done';
}

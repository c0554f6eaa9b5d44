import { join } from 'node:path';
import type { GuestId } from '@chinwag/protocol';
import SqliteDatabase from 'libsql';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { openSqliteStore } from './sqlite.ts';
import { STORE_FILE } from './store-file.ts';

const planSchema = z.array(z.object({ detail: z.string() }));

it('finding the tables that name a person uses indexes only and scans no table', async () => {
  const data = temporaryDirectory();
  const statements: string[] = [];
  const store = await openSqliteStore(data.path, { log: ({ query }) => statements.push(query.sql) });
  statements.length = 0;
  await store.tablesNaming('guest-Ann' as GuestId);
  const file = new SqliteDatabase(join(data.path, STORE_FILE));
  const plans = statements.flatMap((sql) => planSchema.parse(file.prepare(`explain query plan ${sql}`).all('guest-Ann')));
  file.close();
  await store.close();
  data.remove();
  const steps = plans.map(({ detail }) => detail);
  expect(steps.filter((detail) => detail.startsWith('SEARCH')).length).toBe(3);
  expect(steps.filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Resolves with a new PostgreSQL database for one test; `remove` drops it. */
export async function ownDatabase(server: string): Promise<{ readonly url: string; remove(): Promise<void> }> {
  const name = `chinwag_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => ask(server, `drop database ${name} with (force)`) };
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

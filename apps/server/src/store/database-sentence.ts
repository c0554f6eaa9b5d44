import { codeOf, messageOf } from '../errors.ts';

/** The sentences about problems, by the error codes of Node and PostgreSQL. */
const SENTENCES: Readonly<Record<string, (named: DatabaseName) => string>> = {
  ECONNREFUSED: nobodyAnswers,
  ECONNRESET: nobodyAnswers,
  EHOSTUNREACH: nobodyAnswers,
  ENETUNREACH: nobodyAnswers,
  ETIMEDOUT: nobodyAnswers,
  ENOENT: nobodyAnswers,
  ENOTFOUND: unknownMachine,
  EAI_AGAIN: unknownMachine,
  '28P01': letsNobodyIn,
  '28000': letsNobodyIn,
  '3D000': ({ where, database }) => `There is no database "${database}" at ${where}. Make it, or name another in DATABASE_URL.`,
  '42501': mayMakeNoTables,
};

/** Thrown for a database that cannot be used. Its message is a sentence that explains why, and never contains the password. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/** The parts of a database's URL, without the password. */
interface DatabaseName {
  readonly where: string;
  readonly database: string;
  readonly user: string;
}

/** Returns a sentence that explains why the database at a URL cannot be used. The sentence never contains the password. */
export function databaseSentence(url: string, error: unknown): string {
  const named = namedIn(url);
  const known = SENTENCES[codeOf(error)];
  if (known !== undefined) return known(named);
  const reason = messageOf(error);
  if (/timeout|terminated/i.test(reason)) return nobodyAnswers(named);
  return `The database at ${named.where}, which DATABASE_URL names, cannot be used: ${reason}`;
}

/** Returns the shell command that backs up the database at a URL before a migration. The command prompts for the password. */
export function dumpCommand(url: string, step: string): string {
  const place = Object.assign(new URL(url), { password: '' }).href;
  return `pg_dump --format=custom --file=before-update-${step}.dump "${place}"`;
}

function nobodyAnswers({ where }: DatabaseName): string {
  return `No PostgreSQL answers at ${where}, where DATABASE_URL says that it is. Start it, or set DATABASE_URL to where it is.`;
}

function unknownMachine({ where }: DatabaseName): string {
  return `The machine of ${where}, which DATABASE_URL names, cannot be found. Set DATABASE_URL to where the database is.`;
}

function letsNobodyIn({ where, user }: DatabaseName): string {
  return `The database at ${where} does not let "${user}" in with the password that DATABASE_URL has.`;
}

function mayMakeNoTables({ where, database, user }: DatabaseName): string {
  return `"${user}", whom DATABASE_URL names, may make no tables in the database "${database}" at ${where}.`;
}

function namedIn(url: string): DatabaseName {
  const { host, pathname, username, searchParams } = new URL(url);
  return {
    where: host || (searchParams.get('host') ?? 'this machine'),
    database: decoded(pathname.slice(1)),
    user: decoded(username),
  };
}

/** Returns a part of a URL decoded, or unchanged if it is not encoded, which the driver also accepts. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

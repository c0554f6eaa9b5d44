import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders in which Debian and Homebrew install PostgreSQL, one subfolder per version. */
const POSTGRES_HOMES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The Debian packages that the tests need. */
const APT_PACKAGES = { postgres: 'postgresql' };

/** Returns the folder with the programs of the newest installed PostgreSQL, or null if there is none. */
export function installedPostgres() {
  const versions = POSTGRES_HOMES.flatMap((home) => subfolders(home).map((name) => join(home, name, 'bin')));
  return versions.findLast(hasPostgres) ?? pathFolders().find(hasPostgres) ?? null;
}

/** Installs missing programs from Debian's packages, if this process has the rights. */
export function installMissing() {
  const missing = installedPostgres() ? [] : [APT_PACKAGES.postgres];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('apt-get', ['update']);
  for (const name of missing) attempt('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Returns sentences that say what is missing, and how to install it. */
export function sentencesAboutMissing() {
  return installedPostgres() ? [] : ['No PostgreSQL is here (Debian: postgresql): its tests are skipped.'];
}

/** Returns the user as which servers run if we are root, because PostgreSQL refuses root. Null if we are not root. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  return idsOf('postgres') ?? idsOf('nobody');
}

function hasPostgres(folder) {
  return ['postgres', 'initdb', 'pg_isready'].every((name) => existsSync(join(folder, name)));
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

function idsOf(user) {
  try {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, user], { stdio: 'pipe' })));
    return { uid, gid };
  } catch {
    return null;
  }
}

/** Runs a program and ignores its failure. Later checks show whether the program helped. */
function attempt(program, args) {
  try {
    execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  } catch {
    console.log(`"${program} ${args.join(' ')}" did not help.`);
  }
}

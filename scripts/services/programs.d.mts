/** The folder with the programs of PostgreSQL on this machine, or null. */
export function installedPostgres(): string | null;

/** Says what the tests need of PostgreSQL and is not on this machine, and how to have it: a sentence each. */
export function sentencesAboutMissing(): readonly string[];

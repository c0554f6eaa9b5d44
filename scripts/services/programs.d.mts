/** Returns the folder of the installed PostgreSQL's programs, or null. */
export function installedPostgres(): string | null;

/** Returns sentences that say what the tests lack of PostgreSQL, and how to install it. */
export function sentencesAboutMissing(): readonly string[];

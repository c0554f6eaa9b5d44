/** Says what the tests need of PostgreSQL and Redis and is not on this machine, and how to have it: a sentence each. */
export function sentencesAboutMissing(): readonly string[];

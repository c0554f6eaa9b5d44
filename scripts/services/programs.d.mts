/** The path of the Redis server on this machine, or null. */
export function installedRedis(): string | null;

/** Says what the tests need of PostgreSQL and Redis and is not on this machine, and how to have it: a sentence each. */
export function sentencesAboutMissing(): readonly string[];

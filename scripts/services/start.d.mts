/**
 * Starts a PostgreSQL and a Redis of our own for the tests, as far as they are on this machine, and names them in the
 * environment: `TEST_DATABASE_URL`, `TEST_REDIS_URL`. What is named there already is used as it is. `flushes` tells whether
 * PostgreSQL flushes to the disk, where figures matter; never if left out.
 */
export function startServices(flushes?: 'always' | 'never'): Promise<{ stop(): Promise<void> }>;

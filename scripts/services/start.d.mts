/**
 * Starts a separate PostgreSQL for the tests, if it is installed, and sets its URL in the environment: `TEST_DATABASE_URL`. A URL
 * that is already set is used instead. `flushes` says whether it flushes to disk, which matters for benchmarks; never by default.
 * Resolves with `stop`, which ends it.
 */
export function startServices(flushes?: 'always' | 'never'): Promise<{ stop(): Promise<void> }>;

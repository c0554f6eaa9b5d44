/**
 * Starts a PostgreSQL of our own for the tests, if it is on this machine, and names it in the environment: `TEST_DATABASE_URL`.
 * What is named there already is used as it is. `flushes` tells whether it flushes to the disk, where figures matter; never if left
 * out.
 */
export function startServices(flushes?: 'always' | 'never'): Promise<{ stop(): Promise<void> }>;

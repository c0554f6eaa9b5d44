import { startServices } from './start.mjs';

/** Starts PostgreSQL for the tests that need it. Resolves with a function that stops it. Rejects if it does not start. */
export default async function setUp(): Promise<() => Promise<void>> {
  const services = await startServices();
  return () => services.stop();
}

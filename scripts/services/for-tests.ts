import { startServices } from './start.mjs';

/** Gives the tests that need them their PostgreSQL and Redis, and takes them away afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const services = await startServices();
  return () => services.stop();
}

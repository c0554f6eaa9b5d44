import { startServices } from './start.mjs';

/** Gives the tests that need them their PostgreSQL, and takes it away afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const services = await startServices();
  return () => services.stop();
}

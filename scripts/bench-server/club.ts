import { fileURLToPath } from 'node:url';
import { ClubTable } from './club-table.ts';
import { MeasuredServer, type ServerCommand } from './measured-server.ts';
import { connectionsAt, type TablePlan } from './plan.ts';
import { someAtOnce } from './some-at-once.ts';
import type { BenchSubject } from './subject.ts';
import type { Traffic } from './traffic.ts';

const AT_ONCE = 20;

/** The production build of the server, as `npm start` runs it. */
const SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/**
 * Returns the command that starts the server for a benchmark. The command configures the server as if behind a proxy, so that each
 * guest can have a separate client address. `profile` is the folder for a CPU profile, or null for none.
 */
export function appCommand(environment: Readonly<Record<string, string | undefined>>, profile: string | null): ServerCommand {
  return { script: [SERVER], environment: { PORT: '0', PROXIES: '1', ...environment }, profile };
}

/** The place of a server's store: its settings, and a function that opens it. */
export interface StoreLocation {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly path: string;
}

/** A Chinwag server with full tables whose games have started. */
export interface Club extends BenchSubject {
  readonly place: StoreLocation;
  readonly tables: readonly ClubTable[];
}

/**
 * Starts a server and fills it according to a plan. Resolves with the server. Rejects if the server does not start, or refuses a
 * request. `profile` is the folder for a CPU profile, or null for none.
 */
export async function openClub(
  place: StoreLocation,
  plans: readonly TablePlan[],
  traffic: Traffic,
  profile: string | null,
): Promise<Club> {
  const server = await MeasuredServer.start(appCommand(place.settings, profile));
  const empty = await server.weigh();
  const tables = await someAtOnce(plans, AT_ONCE, (plan, at) => ClubTable.found(server.port, plan, at, traffic));
  await server.read();
  await someAtOnce(tables, AT_ONCE, (table) => table.open());
  const connections = plans.reduce((sum, plan) => sum + connectionsAt(plan), 0);
  const opening = (await server.read()).cpu / connections;
  await someAtOnce(tables, AT_ONCE, (table) => table.begin());
  const weight = ((await server.weigh()) - empty) / plans.length;
  return { name: place.name, place, server, tables, connections, opening, weight };
}

/**
 * Opens additional full tables on a server, numbered from `first`, and starts their games. Resolves with the tables. Rejects if the
 * server refuses a request.
 */
export async function moreTables(port: number, plans: readonly TablePlan[], first: number, traffic: Traffic): Promise<ClubTable[]> {
  return someAtOnce(plans, AT_ONCE, async (plan, at) => {
    const table = await ClubTable.found(port, plan, first + at, traffic);
    await table.open();
    await table.begin();
    return table;
  });
}

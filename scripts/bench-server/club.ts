import { fileURLToPath } from 'node:url';
import { ClubTable } from './club-table.ts';
import { MeasuredServer, type ServerCommand } from './measured-server.ts';
import { connectionsAt, type TablePlan } from './plan.ts';
import { someAtOnce } from './some-at-once.ts';
import type { BenchSubject } from './subject.ts';
import type { Traffic } from './traffic.ts';

const AT_ONCE = 20;

/** The built server, as `npm start` starts it. */
const SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** How the server is started for the bench: each guest comes from an address of their own, as a proxy would tell. */
export function appCommand(environment: Readonly<Record<string, string | undefined>>, profile: string | null): ServerCommand {
  return { script: [SERVER], environment: { PORT: '0', PROXIES: '1', ...environment }, profile };
}

/** Where a server keeps what it has: how it is set so, and how a store there is opened. */
export interface StoreLocation {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly path: string;
}

/** A server of Chinwag with tables at which everybody is, and games have started. */
export interface Club extends BenchSubject {
  readonly place: StoreLocation;
  readonly tables: readonly ClubTable[];
}

/** Starts a server, and fills it as planned; it leaves its profile in the folder `profile`, or none for null. */
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

/** Founds more tables on a server, from the number `first` on, with everybody in and games started. */
export async function moreTables(port: number, plans: readonly TablePlan[], first: number, traffic: Traffic): Promise<ClubTable[]> {
  return someAtOnce(plans, AT_ONCE, async (plan, at) => {
    const table = await ClubTable.found(port, plan, first + at, traffic);
    await table.open();
    await table.begin();
    return table;
  });
}

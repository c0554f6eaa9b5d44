import { join } from 'node:path';
import { BareTable } from './bare-table.ts';
import { MeasuredServer } from './measured-server.ts';
import { connectionsAt, type TablePlan } from './plan.ts';
import { someAtOnce } from './some-at-once.ts';
import type { BenchSubject } from './subject.ts';
import type { Exchange } from './traffic.ts';

const AT_ONCE = 20;

/**
 * Starts baseline rooms that have as many connections as the tables of a plan. Resolves with the rooms. `file` contains the
 * recorded traffic that they echo. Rejects if the server does not start.
 */
export async function openBareRooms(
  plans: readonly TablePlan[], exchanges: readonly Exchange[], file: string,
): Promise<BenchSubject> {
  const script = [join(import.meta.dirname, 'bare-room.js'), file];
  const server = await MeasuredServer.start({ script, environment: {}, profile: null });
  const empty = await server.weigh();
  await server.read();
  const tables = await someAtOnce(plans, AT_ONCE, async (plan, at) => {
    const table = new BareTable(exchanges, at);
    await table.open(server.port, connectionsAt(plan));
    return table;
  });
  const connections = plans.reduce((sum, plan) => sum + connectionsAt(plan), 0);
  const opening = (await server.read()).cpu / connections;
  const weight = ((await server.weigh()) - empty) / plans.length;
  return { name: 'bare rooms', server, tables, connections, opening, weight };
}

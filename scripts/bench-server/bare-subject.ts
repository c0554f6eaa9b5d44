import { join } from 'node:path';
import { BareTable } from './bare-table.ts';
import { MeasuredServer } from './measured-server.ts';
import { connectionsAt, type TablePlan } from './plan.ts';
import { someAtOnce } from './some-at-once.ts';
import type { BenchSubject } from './subject.ts';
import type { Exchange } from './traffic.ts';

const AT_ONCE = 20;

/**
 * Starts one baseline room per table plan, each with the number of connections that the plan gives its table. The rooms echo the
 * recorded traffic in `file`. Resolves with the rooms. Rejects if the server does not start.
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

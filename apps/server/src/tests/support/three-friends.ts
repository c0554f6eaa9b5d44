import { granted } from './api.ts';
import { SimulatedTable, type SimulatedTableOptions } from './simulated-table.ts';
import { ANN, BEN, CAT } from './table-parts.ts';

/** Resolves with Ann's table, with Ann, Ben and Cat in this order and the game started. */
export async function threeFriends(wanted: SimulatedTableOptions = {}): Promise<SimulatedTable> {
  const table = await SimulatedTable.open(ANN, wanted);
  await table.comeIn(ANN);
  granted(await table.ask(ANN.id, 'setSeats', { count: 3 }));
  for (const [at, friend] of [BEN, CAT].entries()) {
    await table.comeIn(friend);
    granted(await table.ask(friend.id, 'sit', { seat: at + 1 }));
  }
  granted(await table.ask(ANN.id, 'start', {}));
  return table;
}

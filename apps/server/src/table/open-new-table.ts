import { type Answer, type Guest, refusal, type NewTable } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import type { Chance } from '../chance.ts';
import { newGameId, newTableCode } from '../identity/ids.ts';
import type { Store } from '../store/store.ts';
import { beginGame } from './begin-game.ts';
import { isGranted } from './change.ts';
import { start } from './course.ts';
import { fillWithBots } from './seating.ts';
import { newTable, successor, type TableRecord } from './table-record.ts';

/** What a new table is for: to gather friends at, or to play alone with bots at once. */
export type TablePurpose = 'friends' | 'practise';

/** What it takes to open a table. */
export interface TableOpening {
  readonly store: Store;
  readonly chance: Chance;
}

/** Opens a table with its host seated, under a code that no other table has. */
export async function openNewTable(
  services: TableOpening,
  host: Guest,
  game: AnyGame,
  options: object,
  purpose: TablePurpose,
): Promise<Answer<NewTable>> {
  const { store, chance } = services;
  const table = await reserve(services, host, game, options);
  if (purpose === 'practise') {
    const filled = fillWithBots(table, host.id);
    const started = isGranted(filled) ? start(filled, host.id, newGameId(chance)) : filled;
    if (!isGranted(started)) return refusal(started);
    await store.beginGame(beginGame(started, game, chance).stored, successor(started));
  }
  return { ok: true, code: table.code };
}

async function reserve({ store, chance }: TableOpening, host: Guest, game: AnyGame, options: object): Promise<TableRecord> {
  for (;;) {
    const table = newTable(newTableCode(chance), host, game, options);
    if ((await store.reserveTable(table)) === 'reserved') return table;
  }
}

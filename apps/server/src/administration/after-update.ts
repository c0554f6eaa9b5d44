import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableCode } from '@chinwag/protocol';
import type { AdminStore } from '../store/admin-store.ts';
import { loadTable } from '../table/lifecycle/load-table.ts';
import type { TableServices } from '../table/table.ts';
import { allTables } from './all-tables.ts';

/** What it takes to look at all tables after an update. */
export interface SurveyServices extends Pick<TableServices, 'store' | 'games' | 'log' | 'restoredAt'> {
  readonly administration: AdminStore;
  /** Whether the server has started to stop. */
  readonly isStopping: () => boolean;
}

/** What becomes of a table under this version: it continues, gathers again, or can only be read about, as nobody can play there. */
type AfterUpdate = 'continue' | 'gatherAgain' | 'readOnly';

/**
 * Where another version has opened the store last, looks at every table that is there, and writes to the log how many of them
 * continue, gather again, or stay readable only. Resolves when that is done, or the server stops: then the next start does it.
 */
export async function reportUpdate(services: SurveyServices, version: string): Promise<void> {
  const { administration, log } = services;
  const before = await administration.note('version');
  if (before === version) return;
  const counts: Record<AfterUpdate, number> = { continue: 0, gatherAgain: 0, readOnly: 0 };
  for await (const { code } of allTables(administration)) {
    if (services.isStopping()) return;
    counts[await continuationOf(services, code)] += 1;
    // Those who play go first.
    await nextTurn();
  }
  const copy = (await administration.note('copy')) ?? '';
  await administration.writeNote('version', version);
  if (copy !== '') await administration.writeNote('copy', '');
  const { continue: onward, gatherAgain, readOnly } = counts;
  if (onward + gatherAgain + readOnly === 0) return;
  const saved = copy === '' ? {} : { copy };
  log.event(
    'warn',
    { from: before ?? 'an earlier version', to: version, ...saved, ...counts },
    `updated: ${onward} tables continue, ${gatherAgain} gather again, ${readOnly} stay readable only`,
  );
}

async function continuationOf(services: SurveyServices, code: TableCode): Promise<AfterUpdate> {
  try {
    const stored = await services.store.loadTable(code);
    const loaded = await loadTable(services, code);
    if (typeof loaded === 'string') return 'readOnly';
    return loaded.record.status === stored?.status ? 'continue' : 'gatherAgain';
  } catch (error) {
    services.log.error({ table: code, err: error }, 'a table cannot be read by this version');
    return 'readOnly';
  }
}

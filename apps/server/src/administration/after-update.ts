import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableCode } from '@chinwag/protocol';
import type { AdminStore } from '../store/admin-store.ts';
import { loadTable } from '../table/lifecycle/load-table.ts';
import type { TableServices } from '../table/table.ts';
import { allTables } from './all-tables.ts';

/** The dependencies of `reportUpdate`. */
export interface SurveyServices extends Pick<TableServices, 'store' | 'games' | 'log' | 'restoredAt'> {
  readonly administration: AdminStore;
  /** Returns whether the server has started to shut down. */
  readonly isStopping: () => boolean;
}

/** The effect of an update on a table: it continues, returns to gathering, or is read-only, because nobody can play there. */
type AfterUpdate = 'continue' | 'gatherAgain' | 'readOnly';

/**
 * After an update, checks every stored table and logs how many continue, return to gathering, or are read-only. Resolves when all
 * tables are checked. If the server stops first, the next start repeats the check. Rejects if the store cannot list its tables or
 * access its notes.
 */
export async function reportUpdate(services: SurveyServices, version: string): Promise<void> {
  const { administration, log } = services;
  const before = await administration.note('version');
  if (before === version) return;
  const counts: Record<AfterUpdate, number> = { continue: 0, gatherAgain: 0, readOnly: 0 };
  for await (const { code } of allTables(administration)) {
    if (services.isStopping()) return;
    counts[await continuationOf(services, code)] += 1;
    // Games in progress first.
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

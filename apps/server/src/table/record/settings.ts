import { type GuestId, SETTING_NAMES, type SettingName, type SettingsChange } from '@chinwag/protocol';
import type { Changed } from './change.ts';
import { withHandsHidden } from './shown-hands.ts';
import { lastOf, type TableRecord } from './table-record.ts';

/** The conditions at a table that affect a change of settings. */
export interface Circumstances {
  /** The people who are present. */
  readonly here: readonly GuestId[];
  /** The people whose entry request is open. */
  readonly waiting: readonly GuestId[];
  /** The current deal, as the number of earlier deals in its game. */
  readonly deal: number;
}

/** The side effects of changed settings. `table` has the new settings. */
const EFFECTS: Readonly<Partial<Record<SettingName, (table: TableRecord, now: Circumstances) => TableRecord>>> = {
  // If the door closes, all people present become members. If it opens, people with an entry request become members.
  door: (table, { here, waiting }) => withAdmitted(table, table.settings.door === 'open' ? waiting : here),
  // Players agreed to show their hands under the former setting.
  watching: (table, { deal }) => ({ ...withHandsHidden(table), watchingSince: deal }),
  takingBack: (table) => ({ ...table, takeBack: null }),
};

/** Host only: changes settings of the table. Returns the new table, or a refusal. */
export function setSettings(table: TableRecord, by: GuestId, change: SettingsChange, now: Circumstances): Changed {
  return table.host.id === by ? withSettings(table, change, now) : 'not-host';
}

/** Returns the table with changed settings and their side effects. */
export function withSettings(table: TableRecord, change: SettingsChange, now: Circumstances): TableRecord {
  const settings = { ...table.settings, ...change };
  const changed = SETTING_NAMES.filter((name) => settings[name] !== table.settings[name]);
  return changed.reduce((after, name) => EFFECTS[name]?.(after, now) ?? after, { ...table, settings });
}

/** Returns the table with people admitted as members without a seat. */
export function withAdmitted(table: TableRecord, people: readonly GuestId[]): TableRecord {
  return { ...table, admitted: lastOf([...table.admitted, ...people]) };
}

import { type GuestId, SETTING_NAMES, type SettingName, type SettingsChange } from '@chinwag/protocol';
import type { Changed } from './change.ts';
import { withHandsHidden } from './shown-hands.ts';
import { lastOf, type TableRecord } from './table-record.ts';

/** What is so at a table when its host decides something. */
export interface Circumstances {
  /** Everybody who is here. */
  readonly here: readonly GuestId[];
  /** Those who wait to be let in. */
  readonly waiting: readonly GuestId[];
  /** The deal that is on, given by the number of those before it in its game. */
  readonly deal: number;
}

/** What else becomes of a table when a setting is another than before; `table` has the new one. */
const EFFECTS: Readonly<Partial<Record<SettingName, (table: TableRecord, now: Circumstances) => TableRecord>>> = {
  // When the door shuts, all who are here belong to the table; when it opens, so do those who waited for that.
  door: (table, { here, waiting }) => withAdmitted(table, table.settings.door === 'open' ? waiting : here),
  // What somebody agreed to was another way of watching.
  watching: (table, { deal }) => ({ ...withHandsHidden(table), watchingSince: deal }),
  takingBack: (table) => ({ ...table, takeBack: null }),
};

/** Host: decides some of what the host decides. */
export function setSettings(table: TableRecord, by: GuestId, change: SettingsChange, now: Circumstances): Changed {
  return table.host.id === by ? withSettings(table, change, now) : 'not-host';
}

/** The table with some settings otherwise, and all that follows from those that are other than before. */
export function withSettings(table: TableRecord, change: SettingsChange, now: Circumstances): TableRecord {
  const settings = { ...table.settings, ...change };
  const changed = SETTING_NAMES.filter((name) => settings[name] !== table.settings[name]);
  return changed.reduce((after, name) => EFFECTS[name]?.(after, now) ?? after, { ...table, settings });
}

/** The table with some people admitted: they belong to it without a seat. */
export function withAdmitted(table: TableRecord, people: readonly GuestId[]): TableRecord {
  return { ...table, admitted: lastOf([...table.admitted, ...people]) };
}

import type { Guest, GuestId, SettingsChange, TableCode } from '@chinwag/protocol';
import { pennies } from '@chinwag/rules/laws/pennies';
import { type Changed, isGranted } from '../../table/record/change.ts';
import type { Circumstances } from '../../table/record/settings.ts';
import { newTable, type SeatRecord, type TableRecord } from '../../table/record/table-record.ts';

const guest = (name: string): Guest => ({ id: `guest-${name}` as GuestId, name });

export const ANN = guest('Ann');
export const BEN = guest('Ben');
export const CAT = guest('Cat');

export const CODE = 'ABCDEFGHJK' as TableCode;

/** A fixture: Ann's table for Pennies, with four seats and Ann in the first. */
export const GATHERING: TableRecord = newTable(CODE, ANN, pennies, { deals: 1 });

/** Returns the table after a granted change. Throws if it was refused. */
export function grantedTable(changed: Changed): TableRecord {
  if (!isGranted(changed)) throw new Error(`refused: ${changed}`);
  return changed;
}

/** Circumstances without people, entry requests or finished deals. */
export const NOBODY_HERE: Circumstances = { here: [], waiting: [], deal: 0 };

/** Returns these circumstances with some people present. */
export function withHere(...here: readonly Guest[]): Circumstances {
  return { ...NOBODY_HERE, here: here.map(({ id }) => id) };
}

/** Returns the table with changed settings, without any of the consequences. */
export function decided(table: TableRecord, change: SettingsChange): TableRecord {
  return { ...table, settings: { ...table.settings, ...change } };
}

/** Returns who sits where, in short: a person's name, `bot`, or `-`; `bot for Ann` for a stand-in. */
export function seating({ seats }: TableRecord): readonly string[] {
  return seats.map(inShort);
}

function inShort(held: SeatRecord): string {
  switch (held.kind) {
    case 'empty':
      return '-';
    case 'bot':
      return 'bot';
    case 'person':
      return held.standIn ? `bot for ${held.name}` : held.name;
  }
}

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

/** Ann's table for Pennies, with four seats and Ann in the first. */
export const GATHERING: TableRecord = newTable(CODE, ANN, pennies, { deals: 1 });

/** The table after a wish that is expected to be granted. */
export function grantedTable(changed: Changed): TableRecord {
  if (!isGranted(changed)) throw new Error(`refused: ${changed}`);
  return changed;
}

/** Nobody is here, nobody waits to be let in, and no deal has been played. */
export const NOBODY_HERE: Circumstances = { here: [], waiting: [], deal: 0 };

/** The same with these people here. */
export function withHere(...here: readonly Guest[]): Circumstances {
  return { ...NOBODY_HERE, here: here.map(({ id }) => id) };
}

/** The table with some settings otherwise, and nothing that would follow from that. */
export function decided(table: TableRecord, change: SettingsChange): TableRecord {
  return { ...table, settings: { ...table.settings, ...change } };
}

/** Who sits where, in short: a person's name, `bot`, or `-`; `bot for Ann` while one sits in for her. */
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

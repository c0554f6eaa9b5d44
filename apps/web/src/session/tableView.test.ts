import { DEFAULT_SETTINGS, type GuestId } from '@chinwag/protocol';
import { EMPTY_SEAT, type SeatState, type TableState } from '@chinwag/protocol/table';
import { describe, expect, it } from 'vitest';
import { tableState } from './testing/fakeConnections.ts';
import { personName, viewTable } from './tableView.ts';

const [marta, iker] = ['guest-marta', 'guest-iker'] as [GuestId, GuestId];
const MARTA: SeatState = { ...EMPTY_SEAT, kind: 'person', person: marta, name: 'Marta', connected: true };

/** Returns a table with these seats, and Iker as a spectator. */
function tableWith(...seats: readonly SeatState[]): TableState {
  return tableState({ seats, spectators: [{ person: iker, name: 'Iker', connected: true, joins: false, badge: null }] });
}

describe('the table state from the server', () => {
  it('is parsed into plain data, each seat with its number', () => {
    const table = viewTable(tableWith(MARTA, EMPTY_SEAT, { ...MARTA, standIn: 'away' }));
    expect(table).toMatchObject({ formerHost: null, gameId: null, spectators: [{ person: iker }] });
    expect(table?.seats.map(({ seat, person, standIn }) => [seat, person, standIn])).toEqual([
      [0, marta, null],
      [1, null, null],
      [2, marta, 'away'],
    ]);
    expect(table && personName(table, iker)).toBe('Iker');
  });

  it('isolates a right-to-left name', () => {
    const table = viewTable(tableWith({ ...MARTA, name: 'שרה' }));
    expect(table?.seats[0]?.name).toBe('\u2068שרה\u2069');
  });

  it.each([
    ['a status', { status: 'burning' }],
    ['a clock', { settings: { ...DEFAULT_SETTINGS, clock: 'sand' } }],
    ['a way to chat', { settings: { ...DEFAULT_SETTINGS, talk: 'loud' } }],
    ['no settings', { settings: undefined }],
    ['options that are no record', { options: '{"length":"short"}' }],
    ['no word for nothing', { gameId: undefined }],
    ['a code', { code: 'short' }],
  ])('is rejected with %s that this page does not know', (_, fields) => {
    expect(viewTable({ ...tableWith(MARTA), ...fields })).toBeNull();
  });

  it('is rejected with a seat that this page does not know', () => {
    expect(viewTable({ ...tableWith(), seats: [{ ...MARTA, kind: 'ghost' }] })).toBeNull();
  });
});

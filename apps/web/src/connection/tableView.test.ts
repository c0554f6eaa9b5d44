import type { SeatState, TableState } from '@chinwag/protocol/table-state';
import { describe, expect, it } from 'vitest';
import { tableState } from './testing/fakeLines.ts';
import { personName, viewTable } from './tableView.ts';

const MARTA = {
  kind: 'person', person: 'guest-marta', name: 'Marta', connected: true, standIn: '', slow: false, agreed: 0, showsHand: false,
  takeBack: '',
};
const EMPTY = { ...MARTA, kind: 'empty', person: '', name: '', connected: false };

/** A table with these seats, and Iker who watches. */
function tableWith(...seats: readonly SeatState[]): TableState {
  return { ...tableState({}), seats, watchers: [{ person: 'guest-iker', name: 'Iker', connected: true, joins: false }] };
}

describe('the table as the server tells it', () => {
  it('is taken as plain data, with null where there is nothing', () => {
    const table = viewTable(tableWith(MARTA, EMPTY, { ...MARTA, standIn: 'away' }));
    expect(table).toMatchObject({ options: {}, formerHost: null, gameId: null, watchers: [{ person: 'guest-iker' }] });
    expect(table?.seats.map(({ seat, person, standIn }) => [seat, person, standIn])).toEqual([
      [0, 'guest-marta', null],
      [1, null, null],
      [2, 'guest-marta', 'away'],
    ]);
    expect(table && personName(table, 'guest-iker')).toBe('Iker');
  });

  it('lets no name reach out of itself that is written from right to left', () => {
    const table = viewTable(tableWith({ ...MARTA, name: 'שרה' }));
    expect(table?.seats[0]?.name).toBe('\u2068שרה\u2069');
  });

  it('reads the options of the game', () => {
    expect(viewTable({ ...tableWith(), options: '{"length":"short"}' })?.options).toEqual({ length: 'short' });
  });

  it.each([
    ['a status', { status: 'burning' }],
    ['a clock', { clock: 'sand' }],
    ['a way to talk', { talk: 'loud' }],
    ['options that are no JSON', { options: '{' }],
    ['options that are no record', { options: '7' }],
    ['a code', { code: 'short' }],
  ])('is not taken with %s that this page does not know', (_, fields) => {
    expect(viewTable({ ...tableWith(MARTA), ...fields })).toBeNull();
  });

  it('is not taken with a seat that this page does not know', () => {
    expect(viewTable(tableWith({ ...MARTA, kind: 'ghost' }))).toBeNull();
  });
});

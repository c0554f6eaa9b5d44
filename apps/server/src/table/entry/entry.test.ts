import { describe, expect, it } from 'vitest';
import { SimulatedConnection } from '../../tests/support/simulated-room.ts';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { ANN, BEN, CAT, GATHERING, decided, grantedTable, withHere } from '../../tests/support/table-parts.ts';
import { Entry } from './entry.ts';
import { removePerson } from '../seats/hosting.ts';
import { EntryRequests } from './entry-requests.ts';
import { Connections } from '../connections/connections.ts';
import { People } from '../connections/people.ts';
import type { TableRecord } from '../record/table-record.ts';

/** Returns the entry to Ann's table, with room for one spectator; `sent` collects the people whose connections it closed. */
function entryTo(record: TableRecord) {
  const sent: string[] = [];
  const open: SimulatedConnection[] = [];
  const connections = new Connections(open);
  const table = { record };
  const entryRequests = new EntryRequests(new SimulatedTime(), () => undefined);
  const entry = new Entry({ table, connections, people: new People(open), entryRequests, limits: { spectators: 1 } });
  const comeIn = (guest: typeof ANN): void => {
    const ended = (): void => void sent.push(guest.name);
    open.push(new SimulatedConnection(guest.id, guest, { received: () => undefined, happened: () => undefined, ended }));
  };
  return { entry, table, entryRequests, comeIn, sent };
}

describe('a guest who enters', () => {
  it('can watch while there is room for another spectator or a free seat', () => {
    const { entry, table, comeIn } = entryTo({ ...GATHERING, status: 'playing' });
    comeIn(BEN);
    expect(entry.refused(BEN)).toBeNull();
    comeIn(CAT);
    expect(entry.refused(CAT)).toBe('too-many-watchers');
    expect(entry.refused(ANN)).toBeNull();
    table.record = GATHERING;
    expect(entry.refused(CAT)).toBeNull();
  });

  it('is refused with the door’s reason, but can stay if only the seats are full', () => {
    const ada = { kind: 'bot', name: 'Ada', strength: 'sensible' } as const;
    const bots = GATHERING.seats.map((held) => (held.kind === 'empty' ? ada : held));
    const { entry } = entryTo({ ...decided(GATHERING, { watching: 'off' }), seats: bots });
    expect(entry.refused(BEN)).toBe('table-full');
    expect(entry.refusedToStay(BEN)).toBeNull();
  });
});

it('only guests who have lost access are sent away', () => {
  const { entry, table, comeIn, sent } = entryTo(GATHERING);
  for (const guest of [ANN, BEN, CAT]) comeIn(guest);
  entry.sendAway();
  expect(sent).toEqual([]);
  table.record = grantedTable(removePerson(GATHERING, ANN.id, BEN, withHere(CAT)));
  entry.sendAway();
  entry.sendAway();
  expect(sent).toEqual([BEN.name]);
});

it('an entry request is listed only while somebody is at the table', () => {
  const { entry, entryRequests, comeIn } = entryTo(decided(GATHERING, { door: 'knock' }));
  expect(entry.requestEntry(BEN, null)).toBe('door-knock');
  expect(entryRequests.all()).toEqual([]);
  comeIn(ANN);
  expect(entry.requestEntry(BEN, null)).toBe('door-knock');
  expect(entryRequests.all()).toEqual([BEN]);
  entryRequests.stop();
});

it('an entry request waits until its guest is allowed in', () => {
  const { entry, table, entryRequests, comeIn } = entryTo(decided(GATHERING, { door: 'knock' }));
  comeIn(ANN);
  entry.requestEntry(BEN, null);
  for (const door of ['knock', 'closed'] as const) {
    table.record = decided(GATHERING, { door });
    entry.admit();
    expect(entryRequests.all()).toEqual([BEN]);
  }
  table.record = GATHERING;
  entry.admit();
  expect(entryRequests.all()).toEqual([]);
});

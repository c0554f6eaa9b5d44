import type { GuestId, TableCode } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, NOBODY_HERE, decided, grantedTable, withHere } from '../../tests/support/table-parts.ts';
import { letIn, refusedEntry, withLink } from './door.ts';
import { removePerson } from '../seats/hosting.ts';
import { sit } from '../seats/seating.ts';
import { setSettings } from './settings.ts';
import type { TableRecord } from './table-record.ts';

const WITH_BEN = grantedTable(sit(GATHERING, BEN, 1));
const PLAYING: TableRecord = { ...WITH_BEN, status: 'playing' };
const DORA = 'guest-Dora' as GuestId;
const NEW_LINK = 'NEWNK23456' as TableCode;

const closed = (table: TableRecord): TableRecord => decided(table, { watching: 'off' });

describe('an open door', () => {
  it('admits everybody if watching is open', () => {
    expect(refusedEntry(PLAYING, CAT.id)).toBeNull();
  });

  it('admits only players and the host if watching is closed', () => {
    expect(refusedEntry(closed(PLAYING), BEN.id)).toBeNull();
    expect(refusedEntry(closed({ ...PLAYING, host: CAT }), CAT.id)).toBeNull();
    expect(refusedEntry(closed(PLAYING), CAT.id)).toBe('watching-closed');
  });

  it('admits anybody before a game while a seat is free', () => {
    expect(refusedEntry(closed(WITH_BEN), CAT.id)).toBeNull();
    const full = closed({ ...WITH_BEN, seats: WITH_BEN.seats.slice(0, 2) });
    expect(refusedEntry(full, CAT.id)).toBe('table-full');
  });
});

describe('a door with entry requests', () => {
  const ON_REQUEST = grantedTable(setSettings(PLAYING, ANN.id, { door: 'knock' }, withHere(ANN, BEN, CAT)));

  it('is open to players, the host, and all people present when it was set', () => {
    for (const { id } of [ANN, BEN, CAT]) expect(refusedEntry(ON_REQUEST, id)).toBeNull();
    expect(refusedEntry(ON_REQUEST, DORA)).toBe('door-knock');
  });

  it('opens to guests the host lets in', () => {
    expect(refusedEntry(grantedTable(letIn(ON_REQUEST, ANN.id, DORA)), DORA)).toBeNull();
    expect(letIn(ON_REQUEST, BEN.id, DORA)).toBe('not-host');
  });

  it('stays shut for a removed person, even if admitted before', () => {
    const removed = grantedTable(removePerson(ON_REQUEST, ANN.id, CAT, NOBODY_HERE));
    expect(refusedEntry(removed, CAT.id)).toBe('removed-from-table');
  });

  it('still admits guests who waited when it was opened, even if it is closed again before they enter', () => {
    const opened = grantedTable(setSettings(ON_REQUEST, ANN.id, { door: 'open' }, { ...NOBODY_HERE, waiting: [DORA] }));
    const shut = grantedTable(setSettings(opened, ANN.id, { door: 'closed' }, NOBODY_HERE));
    expect(refusedEntry(shut, DORA)).toBeNull();
  });

  it('opens to everybody again if the host opens it', () => {
    expect(refusedEntry(grantedTable(setSettings(ON_REQUEST, ANN.id, { door: 'open' }, NOBODY_HERE)), DORA)).toBeNull();
    expect(setSettings(ON_REQUEST, BEN.id, { door: 'open' }, NOBODY_HERE)).toBe('not-host');
  });
});

describe('a closed door', () => {
  it('admits nobody new', () => {
    const shut = grantedTable(setSettings(WITH_BEN, ANN.id, { door: 'closed' }, withHere(ANN, BEN)));
    expect(refusedEntry(shut, BEN.id)).toBeNull();
    expect(refusedEntry(shut, CAT.id)).toBe('door-closed');
  });
});

describe('a new link', () => {
  const MOVED = grantedTable(withLink(PLAYING, ANN.id, NEW_LINK, [ANN.id, BEN.id, CAT.id]));

  it('makes the old link dead for strangers, but not for people who belong to the table', () => {
    expect(refusedEntry(MOVED, DORA, GATHERING.link)).toBe('link-dead');
    expect(refusedEntry(MOVED, DORA, NEW_LINK)).toBeNull();
    for (const { id } of [ANN, BEN, CAT]) expect(refusedEntry(MOVED, id, GATHERING.link)).toBeNull();
  });

  it('can be made only by the host', () => {
    expect(withLink(PLAYING, BEN.id, NEW_LINK, [])).toBe('not-host');
  });
});

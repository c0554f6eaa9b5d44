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

describe('coming in by an open door', () => {
  it('is free for all where watching is open', () => {
    expect(refusedEntry(PLAYING, CAT.id)).toBeNull();
  });

  it('is for players and the host where it is closed', () => {
    expect(refusedEntry(closed(PLAYING), BEN.id)).toBeNull();
    expect(refusedEntry(closed({ ...PLAYING, host: CAT }), CAT.id)).toBeNull();
    expect(refusedEntry(closed(PLAYING), CAT.id)).toBe('watching-closed');
  });

  it('is for those who may still sit down, before a game', () => {
    expect(refusedEntry(closed(WITH_BEN), CAT.id)).toBeNull();
    const full = closed({ ...WITH_BEN, seats: WITH_BEN.seats.slice(0, 2) });
    expect(refusedEntry(full, CAT.id)).toBe('table-full');
  });
});

describe('a door at which one requests entry', () => {
  const ON_REQUEST = grantedTable(setSettings(PLAYING, ANN.id, { door: 'knock' }, withHere(ANN, BEN, CAT)));

  it('is open to players, the host, and all who were here when it shut', () => {
    for (const { id } of [ANN, BEN, CAT]) expect(refusedEntry(ON_REQUEST, id)).toBeNull();
    expect(refusedEntry(ON_REQUEST, DORA)).toBe('door-knock');
  });

  it('opens to those whom the host lets in', () => {
    expect(refusedEntry(grantedTable(letIn(ON_REQUEST, ANN.id, DORA)), DORA)).toBeNull();
    expect(letIn(ON_REQUEST, BEN.id, DORA)).toBe('not-host');
  });

  it('stays shut for one who was removed, whatever was before', () => {
    const removed = grantedTable(removePerson(ON_REQUEST, ANN.id, CAT, NOBODY_HERE));
    expect(refusedEntry(removed, CAT.id)).toBe('removed-from-table');
  });

  it('opens to those who waited when it was opened, though it is shut again before they come', () => {
    const opened = grantedTable(setSettings(ON_REQUEST, ANN.id, { door: 'open' }, { ...NOBODY_HERE, waiting: [DORA] }));
    const shut = grantedTable(setSettings(opened, ANN.id, { door: 'closed' }, NOBODY_HERE));
    expect(refusedEntry(shut, DORA)).toBeNull();
  });

  it('opens to all again', () => {
    expect(refusedEntry(grantedTable(setSettings(ON_REQUEST, ANN.id, { door: 'open' }, NOBODY_HERE)), DORA)).toBeNull();
    expect(setSettings(ON_REQUEST, BEN.id, { door: 'open' }, NOBODY_HERE)).toBe('not-host');
  });
});

describe('a closed door', () => {
  it('lets nobody new in', () => {
    const shut = grantedTable(setSettings(WITH_BEN, ANN.id, { door: 'closed' }, withHere(ANN, BEN)));
    expect(refusedEntry(shut, BEN.id)).toBeNull();
    expect(refusedEntry(shut, CAT.id)).toBe('door-closed');
  });
});

describe('another link', () => {
  const MOVED = grantedTable(withLink(PLAYING, ANN.id, NEW_LINK, [ANN.id, BEN.id, CAT.id]));

  it('leaves the old one dead for strangers, and not for those who belong to the table', () => {
    expect(refusedEntry(MOVED, DORA, GATHERING.link)).toBe('link-dead');
    expect(refusedEntry(MOVED, DORA, NEW_LINK)).toBeNull();
    for (const { id } of [ANN, BEN, CAT]) expect(refusedEntry(MOVED, id, GATHERING.link)).toBeNull();
  });

  it('is the host’s to give', () => {
    expect(withLink(PLAYING, BEN.id, NEW_LINK, [])).toBe('not-host');
  });
});

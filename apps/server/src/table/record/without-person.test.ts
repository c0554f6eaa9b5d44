import type { GuestId, TableStatus } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { forgotten } from '../entry/forgetting.ts';
import { removePerson } from '../seats/hosting.ts';
import { moment } from '../../tests/support/moments.ts';
import type { Circumstances } from './settings.ts';
import type { TableRecord } from './table-record.ts';

/** The type `true` if a value of this type may contain a person's id. */
type HoldsPerson<Value> = Value extends string
  ? Value extends GuestId
    ? true
    : false
  : Value extends object
    ? HoldsPerson<Value[keyof Value & (Value extends readonly unknown[] ? number : unknown)]>
    : false;

/** The fields of a table that may name a person, by their types. A new field is missing below until it is listed here. */
type PersonField = keyof { [Field in keyof TableRecord as true extends HoldsPerson<TableRecord[Field]> ? Field : never]: true };

/** A table of Ann's with Ben, and Cat with him, in every possible place. */
const EVERYWHERE = {
  host: ANN,
  formerHost: BEN,
  admitted: [BEN.id, CAT.id],
  seats: GATHERING.seats
    .with(1, { kind: 'person', person: BEN.id, name: BEN.name, standIn: null, since: 1, showsHand: true })
    .with(2, { kind: 'person', person: CAT.id, name: CAT.name, standIn: null, since: 2, showsHand: false }),
  joining: [BEN, CAT],
  removed: [BEN.id],
  takeBack: { gameId: 'g1', seat: 2, from: 3, seq: 4, until: moment(5000), agreed: [BEN.id, ANN.id] },
  proposal: {
    id: 7, kind: 'end', next: null, by: CAT.id, gameId: 'g1', deal: 0, until: moment(5000), yes: [BEN.id], no: [ANN.id, BEN.id],
  },
  pause: { by: BEN.id, since: 5 },
  ready: [CAT.id, BEN.id],
  waitingGame: {
    gameId: 'g0', game: 'pennies', options: {}, lastDeal: false, pause: { by: CAT.id, since: 5 }, holders: null,
    seats: [{ kind: 'person', person: BEN.id, name: BEN.name, standIn: null, since: 1, showsHand: false }],
  },
  looked: { deal: 1, people: [CAT.id, BEN.id] },
} as const satisfies Pick<TableRecord, PersonField>;

const NOW: Circumstances = { here: [], waiting: [], deal: 0 };

function tableOf(status: TableStatus, change: Partial<TableRecord> = {}): TableRecord {
  return { ...GATHERING, status, gameId: 'g1', ...EVERYWHERE, ...change };
}

/** Returns the paths at which a value contains this text. */
function pathsTo(text: string, value: unknown, path = ''): readonly string[] {
  if (value === text) return [path.slice(1)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => pathsTo(text, held, `${path}.${key}`));
}

/** Returns where a stored table contains Ben's id or name. */
function bensIn(table: TableRecord): readonly string[] {
  const stored: unknown = JSON.parse(JSON.stringify(table));
  return [BEN.id, BEN.name].flatMap((text) => pathsTo(text, stored)).toSorted();
}

describe('a person named in every field of a table', () => {
  it.each(['gathering', 'playing'] as const)('appears only among the removed once the host removes them while %s', (status) => {
    const table = tableOf(status, { removed: [] });
    expect(bensIn(table).length).toBeGreaterThan(Object.keys(EVERYWHERE).length);
    const here = [ANN.id, BEN.id, CAT.id];
    expect(bensIn(grantedTable(removePerson(table, ANN.id, BEN, { ...NOW, here })))).toEqual(['removed.0']);
  });

  it('also keeps their place in a result once removed', () => {
    const table = grantedTable(removePerson(tableOf('finished', { removed: [] }), ANN.id, BEN, NOW));
    expect(bensIn(table)).toEqual(['removed.0', 'seats.1.name', 'seats.1.person']);
  });

  it.each(['gathering', 'playing', 'finished'] as const)('appears nowhere once forgotten while %s', (status) => {
    expect(bensIn(forgotten(tableOf(status, { removed: [] }), { person: BEN.id, pseudonym: null }, []))).toEqual([]);
    expect(bensIn(forgotten(tableOf(status, { host: BEN, removed: [] }), { person: BEN.id, pseudonym: null }, [ANN]))).toEqual([]);
  });

  it('stays removed once forgotten, so that forgetting is no way back', () => {
    expect(bensIn(forgotten(tableOf('playing'), { person: BEN.id, pseudonym: null }, []))).toEqual(['removed.0']);
  });

  it('does not remove anybody else', () => {
    const { admitted, joining, looked, takeBack, seats } = grantedTable(removePerson(tableOf('playing'), ANN.id, BEN, NOW));
    expect({ admitted, joining, looked, agreed: takeBack?.agreed, third: seats[2] }).toMatchObject({
      admitted: [CAT.id], joining: [CAT], looked: { people: [CAT.id] }, agreed: [ANN.id], third: { person: CAT.id },
    });
  });
});

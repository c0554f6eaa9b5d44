import * as fc from 'fast-check';
import { pack } from 'msgpackr';
import { expect, it } from 'vitest';
import { NOBODYS_SEAT, type TableState } from './table-state.ts';
import { packChanges, packTable, TableReader } from './table-wire.ts';

const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
const word = fc.constantFrom('', 'a', 'שרה', 'x'.repeat(40));
const knock = fc.record({ person: word, name: word });
const tables: fc.Arbitrary<TableState> = fc.record({
  code: word, link: word, game: word, options: word, status: word, host: word, formerHost: word, door: word, watching: word,
  standIn: word, clock: word, talk: word, replays: word, pace: word, takingBack: word,
  takeBackFrom: fc.nat(70_000), gameId: word,
  games: fc.nat(70_000), seatsWished: fc.nat(9),
  seats: few(
    fc.record({
      kind: word, person: word, name: word, connected: fc.boolean(), standIn: word, slow: fc.boolean(), agreed: fc.nat(7),
      showsHand: fc.boolean(), takeBack: word,
    }),
  ),
  watchers: few(fc.record({ person: word, name: word, connected: fc.boolean(), joins: fc.boolean() })),
  knocks: few(knock),
});

it('whatever a table becomes, one who is told of the changes alone knows it as it is', () => {
  fc.assert(
    fc.property(fc.array(tables, { minLength: 1, maxLength: 5 }), ([first, ...later]) => {
      if (first === undefined) return;
      const reader = new TableReader();
      reader.setState(packTable(first));
      let told = first;
      for (const now of later) {
        const changes = packChanges(told, now);
        if (changes !== null) reader.patch(changes);
        expect(reader.getState()).toEqual(now);
        told = now;
      }
    }),
  );
});

const AT_TABLE: TableState = {
  code: 'ABCDEFGHJK', link: 'ABCDEFGHJK', game: 'chanoyu', options: '{}', status: 'playing', host: 'g'.repeat(16), formerHost: '',
  door: 'open', watching: 'on', standIn: 'after-a-while', clock: 'off', talk: 'free', replays: 'for-us', pace: 'calm',
  takingBack: 'off', takeBackFrom: 0, gameId: '1', games: 0, seatsWished: 4,
  seats: Array.from({ length: 4 }, () => ({ ...NOBODYS_SEAT, kind: 'bot', name: 'Felix' })), watchers: [], knocks: [],
};

it('somebody who drops is told of in a few bytes, and nothing is told where nothing has changed', () => {
  const dropped = { ...AT_TABLE, seats: AT_TABLE.seats.with(2, { ...NOBODYS_SEAT, kind: 'bot', name: 'Felix', slow: true }) };
  expect(packChanges(AT_TABLE, dropped)).toHaveLength(6);
  expect(packChanges(AT_TABLE, { ...AT_TABLE, seats: [...AT_TABLE.seats] })).toBeNull();
});

it.each([null, 'table', [], [['x']], { seats: 3 }])('what is no table is put together without a fall: %j', (told) => {
  const reader = new TableReader();
  reader.setState(packTable(AT_TABLE));
  const bytes = pack(told);
  expect(() => reader.patch(bytes)).not.toThrow();
  expect(() => reader.setState(bytes)).not.toThrow();
});

it('bytes before the table are left to whoever sent them', () => {
  const reader = new TableReader();
  reader.setState(Uint8Array.of(14, ...packTable(AT_TABLE)), { offset: 1 });
  expect(reader.getState()).toEqual(AT_TABLE);
});

import * as fc from 'fast-check';
import { pack } from 'msgpackr';
import { expect, it } from 'vitest';
import { guestIdSchema, tableCodeSchema } from './identity.ts';
import { SETTING_NAMES, SETTING_VALUES } from './setting-values.ts';
import type { Settings } from './settings.ts';
import { EMPTY_SEAT, emptyTable, tableSchema, type TableState } from './table.ts';
import { packChanges, packTable, TableReader } from './table-wire.ts';

const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
const word = fc.constantFrom('', 'a', 'שרה', 'x'.repeat(40));
const name = fc.constantFrom('', 'a', 'Ann', 'x'.repeat(40));
const person = fc.constantFrom('guest-ann', 'guest-ben').map((id) => guestIdSchema.parse(id));
const code = fc.constantFrom('ABCDEFGHJK', '23456789AB').map((text) => tableCodeSchema.parse(text));
const nothingOr = <Item>(item: fc.Arbitrary<Item>) => fc.option(item, { nil: null });
const entryRequest = fc.record({ person, name });
const settings = fc.record(
  Object.fromEntries(SETTING_NAMES.map((setting) => [setting, fc.constantFrom<string>(...SETTING_VALUES[setting])])),
) as unknown as fc.Arbitrary<Settings>;
const tables: fc.Arbitrary<TableState> = fc.record({
  code, link: code, game: word, options: fc.dictionary(name, fc.oneof(word, fc.nat(70_000), fc.record({ buy: fc.nat(9) }))),
  status: fc.constantFrom('gathering', 'playing', 'finished'), settings, gameId: nothingOr(word),
  end: nothingOr(fc.constantFrom('played', 'last-deal', 'agreed')), lastDeal: fc.boolean(), ready: few(person),
  pause: nothingOr(fc.record({ by: nothingOr(person), since: fc.nat() })), games: fc.nat(70_000),
  seatsWished: fc.nat(9), restoredAt: nothingOr(fc.nat(70_000)), host: person, formerHost: nothingOr(person),
  takeBackFrom: nothingOr(fc.nat(70_000)),
  proposal: nothingOr(
    fc.record({
      id: fc.nat(70_000), kind: fc.constantFrom('end', 'last-deal', 'break'), by: person, next: nothingOr(word),
      agreed: few(person), asked: few(person),
    }),
  ),
  idle: nothingOr(fc.constantFrom('half-day', 'week')), freeSeats: few(fc.nat(9)),
  waitingGame: nothingOr(fc.record({ gameId: word, game: word, people: few(person) })),
  starting: nothingOr(
    fc.record({
      gameId: word, round: fc.nat(9), counter: fc.nat(70_000), game: word, options: fc.dictionary(name, word),
      people: few(nothingOr(person)), leaves: few(fc.constantFrom('ab'.repeat(32), 'cd'.repeat(32))),
    }),
  ),
  seats: few(
    fc.record({
      kind: fc.constantFrom('empty', 'bot', 'person'), person: nothingOr(person), name, connected: fc.boolean(),
      standIn: nothingOr(fc.constantFrom('away', 'agreed')), slow: fc.boolean(), agreed: fc.nat(7), showsHand: fc.boolean(),
      takeBack: nothingOr(fc.constantFrom('possible', 'silent', 'asks', 'agrees', 'stays')),
      reads: nothingOr(fc.constantFrom('score', 'result')), strength: nothingOr(fc.constantFrom('gentle', 'sensible', 'strong')),
      badge: nothingOr(fc.nat(191)),
    }),
  ),
  spectators: few(fc.record({ person, name, connected: fc.boolean(), joins: fc.boolean(), badge: nothingOr(fc.nat(191)) })),
  entryRequests: few(entryRequest),
});

it('a reader that receives only the changes has the current table', () => {
  fc.assert(
    fc.property(fc.array(tables, { minLength: 1, maxLength: 5 }), ([first, ...later]) => {
      if (first === undefined) return;
      const reader = new TableReader();
      reader.setState(packTable(first));
      let known = first;
      for (const now of later) {
        const changes = packChanges(known, now);
        if (changes !== null) reader.patch(changes);
        expect(reader.getState()).toEqual(now);
        expect(tableSchema.parse(reader.getState())).toEqual(now);
        known = now;
      }
    }),
  );
});

const AT_TABLE: TableState = emptyTable({
  code: tableCodeSchema.parse('ABCDEFGHJK'), game: 'chanoyu', status: 'playing', host: guestIdSchema.parse('g'.repeat(16)),
  options: { scoring: 'links', trickMemory: 'last' }, gameId: '1',
  seats: Array.from({ length: 4 }, () => ({ ...EMPTY_SEAT, kind: 'bot', name: 'Felix' })),
});

it('a lost connection is broadcast in a few bytes, and an unchanged table not at all', () => {
  const dropped = { ...AT_TABLE, seats: AT_TABLE.seats.with(2, { ...EMPTY_SEAT, kind: 'bot', name: 'Felix', slow: true }) };
  expect(packChanges(AT_TABLE, dropped)).toHaveLength(6);
  expect(packChanges(AT_TABLE, { ...AT_TABLE, seats: [...AT_TABLE.seats] })).toBeNull();
  expect(packChanges(AT_TABLE, { ...AT_TABLE, options: { ...AT_TABLE.options } })).toBeNull();
});

it('a packed table is no larger than in the earlier format, plus a few bytes for later fields', () => {
  const since = ['end', 'lastDeal', 'pause', 'ready', 'proposal', 'idle', 'freeSeats', 'waitingGame'];
  const ofEachSeat = ['strength', 'badge'];
  // a setting is spelled out
  const setting = 1 + AT_TABLE.settings.hints.length;
  const added = since.length + ofEachSeat.length * AT_TABLE.seats.length + setting;
  expect(packTable(AT_TABLE).length).toBeLessThanOrEqual(243 + added);
  expect(packChanges(AT_TABLE, { ...AT_TABLE, takeBackFrom: 7 })?.length).toBeLessThanOrEqual(4);
});

it.each([null, 'table', [], [['x']], { seats: 3 }])('TableReader does not throw for malformed data: %j', (known) => {
  const reader = new TableReader();
  reader.setState(packTable(AT_TABLE));
  const bytes = pack(known);
  expect(() => reader.patch(bytes)).not.toThrow();
  expect(() => reader.setState(bytes)).not.toThrow();
});

it('TableReader skips the bytes before its offset', () => {
  const reader = new TableReader();
  reader.setState(Uint8Array.of(14, ...packTable(AT_TABLE)), { offset: 1 });
  expect(reader.getState()).toEqual(AT_TABLE);
});

import { DEFAULT_SETTINGS } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { ANN, BEN, CAT, decided, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { sit } from '../seats/seating.ts';
import { parseTableRecord } from './table-record.ts';
import { parseSaying } from './saying.ts';

const HIDING = '\u202E\u200B\u{E0041}';

it('reading an old table removes hidden characters from its names', () => {
  const stored = grantedTable(sit({ ...GATHERING, host: { ...ANN, name: `${HIDING}Ann` }, joining: [CAT] }, BEN, 1));
  const old = JSON.stringify(stored)
    .replaceAll('"Ben"', JSON.stringify(`Ben${HIDING}`))
    .replaceAll('"Cat"', JSON.stringify(HIDING));
  const table = parseTableRecord(JSON.parse(old));
  expect(table.host.name).toBe('Ann');
  expect(table.seats[1]).toMatchObject({ name: 'Ben' });
  expect(table.joining).toMatchObject([{ name: 'N. N.' }]);
});

it('reading an old chat message removes hidden characters from its name and text', () => {
  const said = { from: ANN.id, name: `Ann${HIDING}`, as: 'player', at: 1, text: `${HIDING}Hello\n` };
  expect(parseSaying({ said, during: null }).said).toMatchObject({ name: 'Ann', text: 'Hello' });
});

it('reading a table of the first versions gives the record as it is stored today', () => {
  const { settings, link: _, seatsWished: __, formerHost: ___, version: ____, ...table } = { ...GATHERING, gameId: '' };
  const { standIn } = settings;
  const seat = { kind: 'person', person: BEN.id, name: BEN.name };
  const seats = [{ ...seat, standIn: true }, { ...seat, person: CAT.id, standIn: false }, { kind: 'bot', name: 'Ada' }];
  expect(parseTableRecord({ ...table, standIn, watching: 'closed', seats })).toEqual({
    ...decided(GATHERING, { watching: 'off' }),
    seats: [
      { ...seat, standIn: 'away', since: 0, showsHand: false },
      { ...seat, person: CAT.id, standIn: null, since: 0, showsHand: false },
      { kind: 'bot', name: 'Ada', strength: 'sensible' },
    ],
    seatsWished: 3,
  });
  expect(parseTableRecord({ ...table, standIn, watching: 'open', seats }).settings).toEqual(DEFAULT_SETTINGS);
});

it('reading a table stored before a setting existed fills in its default', () => {
  const { clock: _, ...settings } = decided(GATHERING, { clock: 'fast', talk: 'off' }).settings;
  expect(parseTableRecord({ ...GATHERING, settings })).toEqual(decided(GATHERING, { talk: 'off' }));
});

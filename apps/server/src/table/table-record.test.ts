import { expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../tests/support/table-parts.ts';
import { sit } from './seating.ts';
import { parseTableRecord } from './table-record.ts';
import { parseSaying } from './talk/saying.ts';

const HIDING = '\u202E\u200B\u{E0041}';

it('a table that was kept when other names were taken is read with names that show what they are', () => {
  const kept = grantedTable(sit({ ...GATHERING, host: { ...ANN, name: `${HIDING}Ann` }, joining: [CAT] }, BEN, 1));
  const old = JSON.stringify(kept).replaceAll('"Ben"', JSON.stringify(`Ben${HIDING}`)).replaceAll('"Cat"', JSON.stringify(HIDING));
  const table = parseTableRecord(JSON.parse(old));
  expect(table.host.name).toBe('Ann');
  expect(table.seats[1]).toMatchObject({ name: 'Ben' });
  expect(table.joining).toMatchObject([{ name: 'N. N.' }]);
});

it('and what was said there with texts that do', () => {
  const said = { from: ANN.id, name: `Ann${HIDING}`, as: 'player', at: 1, text: `${HIDING}Hello\n` };
  expect(parseSaying({ said, during: null }).said).toMatchObject({ name: 'Ann', text: 'Hello' });
});

import { expect, it } from 'vitest';
import { IdleTables } from './idle-tables.ts';

it('closes the tables idle longest when there is no room for more', () => {
  const idle = new IdleTables(2);
  const closed: string[] = [];
  const add = (table: string) => idle.add(() => void closed.push(table));
  add('first');
  const busyAgain = add('second');
  busyAgain();
  add('third');
  expect(closed).toEqual([]);
  add('fourth');
  add('fifth');
  expect(closed).toEqual(['first', 'third']);
});

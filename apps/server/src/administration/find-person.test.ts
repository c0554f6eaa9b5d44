import { expect, it } from 'vitest';
import { sit } from '../table/seats/seating.ts';
import { MemoryStore } from '../tests/support/memory-store.ts';
import { ANN, BEN, CAT, CODE, GATHERING, grantedTable } from '../tests/support/table-parts.ts';
import { findPerson } from './find-person.ts';

it('a person of a table is found by any name they have there, by their id, and by no name that several have', async () => {
  const store = new MemoryStore();
  await store.reserveTable(GATHERING);
  const said = { from: CAT.id, name: 'The cat', as: 'player', at: 5, text: 'hello' } as const;
  await store.addSayings(CODE, [{ said, during: null }, { said: { ...said, at: 6, name: 'Ben' }, during: null }], 9);
  const table = grantedTable(sit(GATHERING, BEN, 1));
  expect(await findPerson(store, table, 'aNN')).toMatchObject({ id: ANN.id });
  expect(await findPerson(store, table, 'the cat')).toMatchObject({ id: CAT.id });
  expect(await findPerson(store, table, BEN.id)).toMatchObject({ id: BEN.id });
  expect(await findPerson(store, table, 'Ben')).toBe(
    `Several people have, or had, the name "Ben" at this table. Say which, by their id: ${BEN.id}, ${CAT.id}`,
  );
  expect(await findPerson(store, table, 'Dan')).toMatch(/^Nobody of the name "Dan" .* Known there: "Ann", "Ben", "The cat"$/);
});

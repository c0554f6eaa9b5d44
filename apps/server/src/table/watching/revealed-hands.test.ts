import { expect, it } from 'vitest';
import { ANN, BEN, CAT } from '../../tests/support/table-parts.ts';
import { RevealedHands } from './revealed-hands.ts';

it('records who has seen hands of the current deal', () => {
  const looked = new RevealedHands(null);
  looked.note(2, ANN.id);
  looked.note(2, BEN.id);
  expect([ANN, BEN, CAT].map(({ id }) => looked.has(2, id))).toEqual([true, true, false]);
});

it('forgets them at the next deal and in another game', () => {
  const looked = new RevealedHands(null);
  looked.note(2, ANN.id);
  expect(looked.has(3, ANN.id)).toBe(false);
  looked.note(3, BEN.id);
  expect([looked.has(3, ANN.id), looked.has(3, BEN.id)]).toEqual([false, true]);
  looked.forget();
  expect(looked.has(3, BEN.id)).toBe(false);
});

it('remembers that hands of the deal were shown, even if their viewers are removed or forgotten', () => {
  const looked = new RevealedHands(null);
  expect(looked.wereShown(0)).toBe(false);
  looked.note(1, ANN.id);
  looked.forgetPerson(ANN.id);
  expect([looked.has(1, ANN.id), looked.wereShown(1), looked.wereShown(2)]).toEqual([false, true, false]);
  expect(looked.unwritten({ looked: null, removed: [] })).toEqual({ deal: 1, people: [] });
  expect(new RevealedHands({ deal: 1, people: [] }).wereShown(1)).toBe(true);
  looked.forget();
  expect([looked.wereShown(1), looked.unwritten({ looked: null, removed: [] })]).toEqual([false, null]);
});

it('asks for one write per person', () => {
  const looked = new RevealedHands({ deal: 1, people: [ANN.id] });
  expect(looked.has(1, ANN.id)).toBe(true);
  const known = { deal: 1, people: [ANN.id] };
  expect(looked.unwritten({ looked: known, removed: [] })).toBeNull();
  looked.note(1, BEN.id);
  const written = looked.unwritten({ looked: known, removed: [] });
  expect(written).toEqual({ deal: 1, people: [ANN.id, BEN.id] });
  looked.note(1, BEN.id);
  expect(looked.unwritten({ looked: written, removed: [] })).toBeNull();
});

it('writes down nobody who was removed or forgotten', () => {
  const looked = new RevealedHands(null);
  for (const { id } of [ANN, BEN, CAT]) looked.note(1, id);
  const known = { deal: 1, people: [ANN.id, CAT.id] };
  expect(looked.unwritten({ looked: known, removed: [BEN.id] })).toBeNull();
  looked.forgetPerson(CAT.id);
  expect(looked.unwritten({ looked: { deal: 1, people: [ANN.id] }, removed: [BEN.id] })).toBeNull();
});

import { expect, it } from 'vitest';
import { ANN } from '../../tests/support/table-parts.ts';
import { Names } from './names.ts';

const ANNA = { ...ANN, name: 'Anna' };
const DEAL = 'game-1 0';

const all = (): boolean => true;

it('a name change takes effect at once while chat is allowed', () => {
  const names = new Names();
  expect(names.take(ANN, null, 'change', null)).toEqual(ANN);
  expect(names.take(ANNA, null, 'change', null)).toEqual(ANNA);
  expect(names.release(all)).toEqual([]);
});

it('a new name waits while chat is held back, and the person keeps the old one', () => {
  const names = new Names();
  names.take(ANN, null, 'keep', DEAL);
  expect(names.take(ANNA, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release((person, during) => person === ANN.id && during !== DEAL)).toEqual([]);
  expect(names.release((person, during) => person === ANN.id && during === DEAL)).toEqual([ANNA]);
  expect(names.release(all)).toEqual([]);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(ANNA);
});

it('a badge can carry a message, so changing or removing it waits like a name change', () => {
  const names = new Names();
  const badged = { ...ANN, badge: 9 };
  names.take(ANN, null, 'keep', DEAL);
  expect(names.take(badged, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([badged]);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(badged);
  expect(names.take(ANN, badged, 'change', null)).toEqual(ANN);
});

it('going back to the old name cancels the waiting change', () => {
  const names = new Names();
  names.take(ANN, null, 'keep', DEAL);
  names.take(ANNA, null, 'keep', DEAL);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([]);
});

it('a person already stored at the table keeps the stored name, even if nobody has seen them yet', () => {
  const names = new Names();
  expect(names.take(ANNA, ANN, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([ANNA]);
});

import { expect, it } from 'vitest';
import { ANN } from '../../tests/support/table-parts.ts';
import { Names } from './names.ts';

const ANNA = { ...ANN, name: 'Anna' };
const DEAL = 'game-1 0';

const all = (): boolean => true;

it('a name is free where messages may pass', () => {
  const names = new Names();
  expect(names.take(ANN, null, 'change', null)).toEqual(ANN);
  expect(names.take(ANNA, null, 'change', null)).toEqual(ANNA);
  expect(names.release(all)).toEqual([]);
});

it('elsewhere somebody keeps the name they have, and the new one waits', () => {
  const names = new Names();
  names.take(ANN, null, 'keep', DEAL);
  expect(names.take(ANNA, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release((person, during) => person === ANN.id && during !== DEAL)).toEqual([]);
  expect(names.release((person, during) => person === ANN.id && during === DEAL)).toEqual([ANNA]);
  expect(names.release(all)).toEqual([]);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(ANNA);
});

it('a badge is a message as well: another one, or none, waits like a name', () => {
  const names = new Names();
  const badged = { ...ANN, badge: 9 };
  names.take(ANN, null, 'keep', DEAL);
  expect(names.take(badged, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([badged]);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(badged);
  expect(names.take(ANN, badged, 'change', null)).toEqual(ANN);
});

it('one who takes the old name again waits for nothing', () => {
  const names = new Names();
  names.take(ANN, null, 'keep', DEAL);
  names.take(ANNA, null, 'keep', DEAL);
  expect(names.take(ANN, null, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([]);
});

it('whom the table has written down is known by that name, also when nobody has seen them yet', () => {
  const names = new Names();
  expect(names.take(ANNA, ANN, 'keep', DEAL)).toEqual(ANN);
  expect(names.release(all)).toEqual([ANNA]);
});

import { expect, test } from 'vitest';
import { deepFreeze, eachLeaf, firstDifference, withLeaves } from './json.ts';

test('firstDifference ignores the order of fields', () => {
  expect(firstDifference({ a: [1, { b: 'AS' }], c: null }, { c: null, a: [1, { b: 'AS' }] })).toBeNull();
});

test('firstDifference returns the path of the difference', () => {
  const difference = firstDifference({ hands: [['AS'], ['KD', '??']] }, { hands: [['AS'], ['KD', 'QH']] });
  expect(difference).toEqual({ path: ['hands', '1', '1'], expected: '??', found: 'QH' });
});

test.each([
  ['a field that is undefined and none', { a: undefined }, {}],
  ['null and undefined', { a: null }, { a: undefined }],
  ['a list and an object', [], {}],
  ['lists of two lengths', ['AS'], ['AS', 'AS']],
  ['a Set and an object', new Set(), {}],
  ['zero and minus zero', 0, -0],
  ['a number and its text', 1, '1'],
])('%s are different', (_, expected, found) => {
  expect(firstDifference(expected, found)).not.toBeNull();
  expect(firstDifference(found, expected)).not.toBeNull();
});

test('deepFreeze prevents changes at every depth', () => {
  const state = deepFreeze({ hands: [['AS']] });
  expect(() => state.hands[0]?.push('KD')).toThrow(TypeError);
});

test('eachLeaf visits every leaf with its path and its counterpart', () => {
  const visits: unknown[] = [];
  eachLeaf({ a: ['AS', 'KD'], b: 1 }, { a: ['??'] }, (leaf, beside, path) => {
    visits.push([leaf, beside, [...path]]);
  });
  expect(visits).toEqual([
    ['AS', '??', ['a', 0]],
    ['KD', undefined, ['a', 1]],
    [1, undefined, ['b']],
  ]);
});

test('withLeaves replaces leaves and keeps the value around them', () => {
  const hand = { cards: ['AS', 'KD'], seat: 1 };
  const changed = withLeaves(hand, { cards: ['AS', '??'] }, (leaf, beside) => (beside === '??' ? '2C' : leaf));
  expect(changed).toEqual({ cards: ['AS', '2C'], seat: 1 });
});

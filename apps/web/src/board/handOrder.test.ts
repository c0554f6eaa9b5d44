import type { FrenchCard, FrenchSuit } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { handInOrder } from './handOrder.ts';

const inOrder = (hand: string, first: FrenchSuit | null) => handInOrder(hand.split(' ') as FrenchCard[], first).join(' ');

test('one suit comes first, the colours alternate, and each suit goes down from the ace', () => {
  expect(inOrder('2C KH 9D AD 4S TS', 'D')).toBe('AD 9D TS 4S KH 2C');
  expect(inOrder('2C KH 9D AD 4S TS', 'C')).toBe('2C KH TS 4S AD 9D');
});

test('without one black and red alternate, beginning with the colour of which there are more suits', () => {
  expect(inOrder('2C KH 9D 4S', null)).toBe('4S KH 2C 9D');
  expect(inOrder('KH 9D 4S 5S', null)).toBe('KH 5S 4S 9D');
});

test('two suits of one colour lie side by side where there is nothing to put between them', () => {
  expect(inOrder('2C 4S KS', null)).toBe('KS 4S 2C');
  expect(inOrder('2C 4S KH', 'H')).toBe('KH 4S 2C');
});

test('a hand one may not see shows no cards', () => {
  expect(handInOrder(['??', '??'], 'S')).toEqual([]);
});

import type { FrenchCard, FrenchSuit } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { handInOrder } from './handOrder.ts';

const inOrder = (hand: string, first: FrenchSuit | null) => handInOrder(hand.split(' ') as FrenchCard[], first).join(' ');

test('the first suit leads, the colours alternate, and each suit goes down from the ace', () => {
  expect(inOrder('2C KH 9D AD 4S TS', 'D')).toBe('AD 9D TS 4S KH 2C');
  expect(inOrder('2C KH 9D AD 4S TS', 'C')).toBe('2C KH TS 4S AD 9D');
});

test('without a first suit, black and red alternate, and the colour with more suits begins', () => {
  expect(inOrder('2C KH 9D 4S', null)).toBe('4S KH 2C 9D');
  expect(inOrder('KH 9D 4S 5S', null)).toBe('KH 5S 4S 9D');
});

test('two suits of one colour are adjacent if there is no suit to put between them', () => {
  expect(inOrder('2C 4S KS', null)).toBe('KS 4S 2C');
  expect(inOrder('2C 4S KH', 'H')).toBe('KH 4S 2C');
});

test('a hidden hand shows no cards', () => {
  expect(handInOrder(['??', '??'], 'S')).toEqual([]);
});

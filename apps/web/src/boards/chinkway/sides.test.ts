import { defaultOptions } from '@chinwag/rules';
import { chinkway, scheduledSeating } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { peopleFor } from './testing/fixture.ts';
import { companyOf, partnersSentence, shapeOf, sideLabel, sidesInOrder } from './sides.ts';

// Deal 6, dealt by Owen: Halina and Tomek are partners, and Marta and Inés.
const seating = scheduledSeating(defaultOptions(chinkway.options), 3, 6);

test('CW2.3: who plays with whom is told from where one sits', () => {
  expect(partnersSentence(seating, peopleFor(0))).toBe('You play with Inés, Halina with Tomek, Owen alone.');
  expect(partnersSentence(seating, peopleFor(3))).toBe('You play alone, Halina with Tomek, Marta with Inés.');
  expect(partnersSentence(seating, peopleFor('spectator'))).toBe(
    'Halina plays with Tomek, Marta with Inés, Owen alone.',
  );
});

test('one’s own side comes first, and oneself before the partner', () => {
  const people = peopleFor(2);
  expect(sidesInOrder(seating, people).map((side) => sideLabel(seating.sides[side] ?? [], people))).toEqual([
    'You + Marta',
    'Halina + Tomek',
    'Owen, alone',
  ]);
});

test('a side has the same shape for all who look', () => {
  expect([0, 1, 2, 3, 4].map((seat) => shapeOf(seating, seat))).toEqual(['square', 'round', 'square', 'hex', 'round']);
});

test('everybody’s company stands in words', () => {
  expect(companyOf(seating, 2, peopleFor(0))).toBe('with you');
  expect(companyOf(seating, 1, peopleFor(0))).toBe('with Halina');
  expect(companyOf(seating, 3, peopleFor(0))).toBe('alone, dealt');
});

import { defaultOptions, type Position } from '@chinwag/rules';
import { chinkway, scheduledSeating } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { peopleFor, plain } from './testing/fixture.ts';
import { companyOf, ownCompany, partnersSentence, shapeOf, sideLabel, sidesInOrder } from './sides.ts';

// Deal 6, dealt by Owen: Halina and Tomek are partners, and Marta and Inés.
const seating = scheduledSeating(defaultOptions(chinkway.options), 3, 6);

const partners = (viewer: Position) => plain(partnersSentence(seating, peopleFor(viewer)));

test('CW2.3: the partners are named from the viewer’s perspective', () => {
  expect(partners(0)).toBe('You play with Inés, Halina with Tomek, Owen alone.');
  expect(partners(3)).toBe('You play alone, Halina with Tomek, Marta with Inés.');
  expect(partners('spectator')).toBe(
    'Halina plays with Tomek, Marta with Inés, Owen alone.',
  );
});

test('the viewer’s side comes first, and the viewer before the partner', () => {
  const people = peopleFor(2);
  expect(sidesInOrder(seating, people).map((side) => plain(sideLabel(seating.sides[side] ?? [], people)))).toEqual([
    'You + Marta',
    'Halina + Tomek',
    'Owen, alone',
  ]);
});

test('a side has the same shape for every viewer', () => {
  expect([0, 1, 2, 3, 4].map((seat) => shapeOf(seating, seat))).toEqual(['square', 'round', 'square', 'hex', 'round']);
});

test('companyOf names the partner of each player', () => {
  expect(plain(companyOf(seating, 2, peopleFor(0)))).toBe('with you');
  expect(plain(companyOf(seating, 1, peopleFor(0)))).toBe('with Halina');
  expect(plain(companyOf(seating, 3, peopleFor(0)))).toBe('alone');
  expect(plain(ownCompany(seating, 0, peopleFor(0)))).toBe('you, with Inés');
  expect(plain(ownCompany(seating, 3, peopleFor(3)))).toBe('you, alone');
});

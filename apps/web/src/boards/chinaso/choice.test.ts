import { expect, test } from 'vitest';
import { plain } from '../shared/testing/fixture.ts';
import { chosenOf, fitOf, verdictOn } from './choice.ts';
import { cards } from './testing/fixture.ts';

const told = (text: string) => {
  const verdict = verdictOn(cards(text));
  return verdict && [plain(verdict.sentence), verdict.rule];
};

test('chosen cards say at once what they are', () => {
  expect(told('8S 8C 8D#2')).toEqual(['A three of eights.', undefined]);
  expect(told('7H 4H X1 5H')).toEqual(['A straight of H, 4 to 7.', undefined]);
});

test('a joker that could stand at either end is told', () => {
  expect(told('5H 6H 7H X1')).toEqual(['A straight of H, 4 to 7 or 5 to 8.', undefined]);
});

test('or why they are nothing, with the rule', () => {
  expect(told('8S 8C')).toEqual(['A three needs at least three cards.', 'CS2.1']);
  expect(told('4H 5H 9H TH')).toEqual(['The cards of a straight must be in sequence.', 'CS2.2']);
});

test('of one card there is nothing to say, but where it fits', () => {
  expect(told('8S')).toBeNull();
  expect(plain(fitOf('KD', 2).sentence)).toBe('KD fits two places.');
  expect(plain(fitOf('KD', 0).sentence)).toBe('KD fits nowhere.');
});

test('cards that have left the hand, or lie ready to go down, are chosen no longer', () => {
  expect(chosenOf(cards('8S 8C 8D'), cards('8S 8C'), cards('8C'))).toEqual(cards('8S'));
});

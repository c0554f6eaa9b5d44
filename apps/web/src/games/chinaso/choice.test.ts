import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { chosenOf, verdictOn } from './choice.ts';
import { cards } from './testing/fixture.ts';

const inWords = (text: string) => {
  const verdict = verdictOn(cards(text));
  if (verdict === null) return null;
  return 'key' in verdict ? plain(verdict) : `${verdict.rule} ${verdict.code}`;
};

test('chosen cards show their set, and what a joker stands for', () => {
  expect(inWords('8S 8C 8D#2')).toBe('A three of eights.');
  expect(inWords('8S 8C X1')).toBe('A three of eights with a joker.');
  expect(inWords('7H 4H X1 5H')).toBe('A straight of H from 4 to 7, with X1.');
});

test('both options appear for a joker that fits at either end', () => {
  expect(inWords('5H 6H 7H X1')).toBe('A straight of H from 4 to 7, with X1 or a straight of H from 5 to 8, with X1.');
});

test('cards that form no set show why, with the rule', () => {
  expect(inWords('8S 8C')).toBe('CS2.1 three-too-short');
  expect(inWords('4H 5H 9H TH')).toBe('CS2.2 not-in-sequence');
});

test('a single card has no verdict', () => {
  expect(inWords('8S')).toBeNull();
});

test('cards that leave the hand or move to a part are no longer chosen', () => {
  expect(chosenOf(cards('8S 8C 8D'), cards('8S 8C'), cards('8C'))).toEqual(cards('8S'));
});

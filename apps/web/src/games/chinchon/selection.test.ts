import { expect, test } from 'vitest';
import { spokenLanguage } from '../../language/testing.ts';
import { refusalWords } from '../../board/refusalWords.ts';
import { cards, plain } from './testing/fixture.ts';
import { tellSelection } from './selection.ts';

function inWords(text: string, deck: '40' | '48' = '40'): string {
  const telling = tellSelection(cards(text), deck);
  if (telling === null) return '';
  const said = 'why' in telling ? refusalWords(telling.why, spokenLanguage()) : plain(telling.words);
  return `${telling.kind}: ${said} ${telling.rule}`;
}

test('CH1.3: one card is said with what it counts', () => {
  expect(inWords('')).toBe('');
  expect(inWords('11C')).toBe('one: 11C counts 9 points. CH1.3');
  expect(inWords('11C', '48')).toBe('one: 11C counts 11 points. CH1.3');
  expect(inWords('1E')).toBe('one: 1E counts 1 point. CH1.3');
});

test('CH3.1: chosen cards are said as what they are', () => {
  expect(inWords('11O 11E 11B')).toBe('meld: A meld: 3 knights. CH3.1');
  expect(inWords('7O 5O 6O 10O')).toBe('meld: A meld: 5 to jack of coins. CH3.1');
});

test('CH3.1: or as nothing, and why', () => {
  expect(inWords('11O 11E')).toBe('nothing: A meld needs at least three cards. CH3.1');
  expect(inWords('7O 10O 11O', '48')).toBe(
    'nothing: The cards of a sequence must follow one another without a gap. CH3.1',
  );
  expect(inWords('7O 7E 10O')).toBe('nothing: The cards of a meld must all have the same rank or the same suit. CH3.1');
});

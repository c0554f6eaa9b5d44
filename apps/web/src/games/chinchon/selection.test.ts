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

test('CH1.3: a single chosen card shows what it counts', () => {
  expect(inWords('')).toBe('');
  expect(inWords('11C')).toBe('one: 11C counts 9 points. CH1.3');
  expect(inWords('11C', '48')).toBe('one: 11C counts 11 points. CH1.3');
  expect(inWords('1E')).toBe('one: 1E counts 1 point. CH1.3');
});

test('CH3.1: chosen cards show the meld that they form', () => {
  expect(inWords('11O 11E 11B')).toBe('meld: A meld: 3 knights. CH3.1');
  expect(inWords('7O 5O 6O 10O')).toBe('meld: A meld: 5 to jack of coins. CH3.1');
});

test('CH3.1: chosen cards that form no meld show why', () => {
  expect(inWords('11O 11E')).toBe('nothing: That isn’t a meld yet: choose at least three cards. CH3.1');
  expect(inWords('7O 10O 11O', '48')).toBe(
    'nothing: That isn’t a sequence: it has a gap. Choose cards in a row. CH3.1',
  );
  expect(inWords('7O 7E 10O')).toBe('nothing: That isn’t a meld: choose cards of the same rank or the same suit. CH3.1');
});

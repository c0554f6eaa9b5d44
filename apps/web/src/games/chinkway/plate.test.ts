import { expect, test } from 'vitest';
import { chosenInWords } from './choice.ts';
import { consequence, moveInWords } from './plate.ts';
import { aloud, plain, viewAt } from './testing/fixture.ts';

const { view } = viewAt(2, ({ after }) => after.phase.name === 'extract' && after.phase.seat === 2 && after.deal.number === 7);
const said = (...picks: Parameters<typeof chosenInWords>[0]) => {
  const words = chosenInWords(picks);
  return words && aloud(words);
};

test('screen readers announce the chosen cards or trump', () => {
  expect(said('8S')).toBe('Chosen: 8 of spades.');
  expect(said('9S', '4C')).toBe('Chosen: 9 of spades and 4 of clubs.');
  expect(said('H')).toBe('Chosen: hearts.');
  expect(said('NT')).toBe('Chosen: no trump.');
  expect(said()).toBeNull();
});

test('the plate names the move and its consequence', () => {
  const words = (move: Parameters<typeof moveInWords>[0]) =>
    [moveInWords(move), consequence(move, view)].map((sentence) => (sentence === null ? '-' : plain(sentence)));
  expect(words({ type: 'discard', cards: ['9S', '4C'] })).toEqual(['Discard 9S and 4C', 'then name trumps']);
  expect(words({ type: 'trump', trump: 'NT' })).toEqual(['Name No Trump', 'then the Quest is turned up']);
  expect(words({ type: 'play', card: '8S' })).toEqual(['Play 8S', '-']);
  expect(words({ type: 'extract', card: 'KC' })).toEqual(['Take KC', 'fills a picture: 0 → 1']);
  expect(words({ type: 'extract', card: null })).toEqual(['-', '-']);
});

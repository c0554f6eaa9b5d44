import { expect, test } from 'vitest';
import { message } from '../../language/message.ts';
import { plain } from '../../board/testing/fixture.ts';
import { viewAt } from './testing/fixture.ts';
import { lastNews } from './news.ts';

const inWords = (...names: readonly string[]) =>
  names.map((name) => ({ mark: '', sentence: message('board.takes-trick', { who: { name, you: false } }) }));

test('the table repeats the latest news', () => {
  const last = lastNews(inWords('A', 'B', 'C', 'D'), viewAt(0, {})).map(plain);
  expect(last).toEqual(['B wins the trick.', 'C wins the trick.', 'D wins the trick.']);
});

test('after a reload without news, the table shows the current situation', () => {
  expect(lastNews([], viewAt(0, {})).map(plain)).toEqual(['6S is Owen’s discard.']);
  const turnedUp = { live: { card: '6S', seat: null } } as const;
  expect(lastNews([], viewAt(0, { deal: turnedUp })).map(plain)).toEqual(['You deal. 6S is turned up.']);
  expect(lastNews([], viewAt(0, { deal: { live: null } })).map(plain)).toEqual(['Hand 1: 2 threes.']);
});

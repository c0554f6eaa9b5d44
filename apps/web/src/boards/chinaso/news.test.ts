import { expect, test } from 'vitest';
import { plain } from '../shared/testing/fixture.ts';
import { viewAt } from './testing/fixture.ts';
import { lastNews } from './news.ts';

const told = (...told: readonly string[]) => told.map((sentence) => ({ mark: '', sentence: [sentence] }));

test('the last of what was told is repeated on the table', () => {
  expect(lastNews(told('a', 'b', 'c', 'd'), viewAt(0, {})).map(plain)).toEqual(['b', 'c', 'd']);
});

test('after a reload, when nothing has been told, how things lie', () => {
  expect(lastNews([], viewAt(0, {})).map(plain)).toEqual(['6S is Owen’s discard.']);
  const turnedUp = { live: { card: '6S', seat: null } } as const;
  expect(lastNews([], viewAt(0, { deal: turnedUp })).map(plain)).toEqual(['You deal. 6S is turned up.']);
  expect(lastNews([], viewAt(0, { deal: { live: null } })).map(plain)).toEqual(['Hand 1: 2 threes.']);
});

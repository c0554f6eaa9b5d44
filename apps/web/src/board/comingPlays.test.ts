import type { Position } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { type ComingPlays, comingWords } from './comingPlays.ts';
import { peopleAt, plain } from './testing/fixture.ts';

const shown = (coming: ComingPlays, viewer: Position) =>
  comingWords(coming, peopleAt(4, viewer)).map(({ seat, words }) => `${seat} ${plain(words)}`);

test('where the next cards come it says who plays now and who then', () => {
  expect(shown({ now: 1, next: 2, leads: false }, 2)).toEqual(['1 Tomek', '2 then you']);
});

test('before a trick it says who leads to it', () => {
  expect(shown({ now: 1, next: 2, leads: true }, 1)).toEqual(['1 you lead', '2 then Inés']);
});

test('of the last card of a trick it says nothing after it', () => {
  expect(shown({ now: 3, next: null, leads: false }, 'spectator')).toEqual(['3 Owen']);
});

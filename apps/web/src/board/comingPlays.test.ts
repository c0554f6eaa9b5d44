import type { Position } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { type ComingPlays, comingWords } from './comingPlays.ts';
import { peopleAt, plain } from './testing/fixture.ts';

const shown = (coming: ComingPlays, viewer: Position) =>
  comingWords(coming, peopleAt(4, viewer)).map(({ seat, words }) => `${seat} ${plain(words)}`);

test('coming plays name the current and the next player', () => {
  expect(shown({ now: 1, next: 2, leads: false }, 2)).toEqual(['1 Tomek', '2 then you']);
});

test('coming plays name the leader before a trick', () => {
  expect(shown({ now: 1, next: 2, leads: true }, 1)).toEqual(['1 you lead', '2 then Inés']);
});

test('coming plays name nobody after the last card of a trick', () => {
  expect(shown({ now: 3, next: null, leads: false }, 'spectator')).toEqual(['3 Owen']);
});

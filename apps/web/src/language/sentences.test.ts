import { expect, it } from 'vitest';
import { sentences, sideBySide } from './sentences.ts';

it('sentences follow one another with a space between them, and none where one is empty', () => {
  expect(sentences(['Your turn.', 'Follow hearts.'])).toBe('Your turn. Follow hearts.');
  expect(sentences(['Your turn.', ''])).toBe('Your turn.');
});

it('what is no sentence stands side by side', () => {
  expect(sideBySide(['Counters', 'A buy: 1'])).toBe('Counters · A buy: 1');
});

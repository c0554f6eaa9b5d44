import { expect, it } from 'vitest';
import { sentences, sideBySide } from './sentences.ts';

it('sentences are joined with a space, and empty ones skipped', () => {
  expect(sentences(['Your turn.', 'Follow hearts.'])).toBe('Your turn. Follow hearts.');
  expect(sentences(['Your turn.', ''])).toBe('Your turn.');
});

it('fragments that are no sentences are joined with a dot', () => {
  expect(sideBySide(['Counters', 'A buy: 1'])).toBe('Counters · A buy: 1');
});

import { expect, it } from 'vitest';
import { wordsOf } from './speech.ts';

it('removes invisible characters from a message', () => {
  expect(wordsOf({ text: ' well\u0000play\u202Eed\u200B\n' })).toEqual({ text: 'well played' });
});

it('refuses a message of invisible characters as empty', () => {
  expect(wordsOf({ text: '\u3164 \u200B' })).toBe('message-empty');
});

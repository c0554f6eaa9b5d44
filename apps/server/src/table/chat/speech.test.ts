import { expect, it } from 'vitest';
import { wordsOf } from './speech.ts';

it('what is said is said without anything that shows nothing', () => {
  expect(wordsOf({ text: ' well\u0000play\u202Eed\u200B\n' })).toEqual({ text: 'well played' });
});

it('what shows nothing at all says nothing', () => {
  expect(wordsOf({ text: '\u3164 \u200B' })).toBe('message-empty');
});

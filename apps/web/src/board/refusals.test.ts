import { REFUSAL_CODES } from '@chinwag/protocol';
import loaders from 'virtual:messages';
import { describe, expect, it } from 'vitest';
import { refusalWords } from './refusalWords.ts';
import { LANGUAGES } from '../language/languages.ts';
import { inEnglish, spokenLanguage } from '../language/testing.ts';
import { OWN_REFUSAL_CODES, ownRefusal, refusalMessage } from './refusals.ts';

const SCOPE = 'session.refusal.';

describe('a refusal', () => {
  it.each(LANGUAGES)('has a sentence for every code, and no other sentences, in %s', async (language) => {
    const groups = await Promise.all([loaders[language]?.['app']?.(), loaders[language]?.['refusals']?.()]);
    const messages = groups.flatMap((group) => Object.keys(group?.default ?? {})).filter((key) => key.startsWith(SCOPE));
    expect(messages.toSorted()).toEqual([...REFUSAL_CODES, ...OWN_REFUSAL_CODES].map((code) => `${SCOPE}${code}`).toSorted());
  });

  it('is shown in the page’s language', () => {
    expect(refusalWords({ code: 'seat-taken' }, spokenLanguage())).toBe('That seat is taken. Choose another.');
    expect(refusalWords(ownRefusal('no-answer'), spokenLanguage())).toBe('The server didn’t respond. Try again.');
  });

  it('lists every character that a name can contain', () => {
    expect(inEnglish(refusalMessage('name-invalid'))).toBe('Use only letters, digits, spaces and . , - ’ in a name.');
  });

  it('with an unknown code shows as a response that this page does not understand', () => {
    expect(refusalMessage('moon-is-full')).toEqual(refusalMessage('answer-not-understood'));
  });

  it('contains the values of the broken rule', () => {
    const follow = { rule: 'SL3.2', code: 'must-follow', values: { suit: 'H' } };
    expect(refusalWords(follow, spokenLanguage())).toBe('You can’t play that: follow hearts.');
  });
});

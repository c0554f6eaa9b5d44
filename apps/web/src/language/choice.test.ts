import { describe, expect, it } from 'vitest';
import { type StoredChoices, languageFor, languageIn, offerFor, readChoices } from './choice.ts';
import type { LanguageId } from './languages.ts';

/** Returns a stored value in memory. */
function storedAs(first: LanguageId | null): StoredChoices['visit'] {
  let now = first;
  return {
    read: () => now,
    write: (language) => {
      now = language;
    },
    remove: () => {
      now = null;
    },
  };
}

function chosen(visit: LanguageId | null, device: LanguageId | null): StoredChoices {
  return { visit: storedAs(visit), device: storedAs(device) };
}

describe('the language that an address names', () => {
  it('is one of the app, in whatever country', () => {
    expect(languageIn('?lang=es')).toBe('es');
    expect(languageIn('?theme=dark&lang=pl-PL')).toBe('pl');
  });

  it('is none where the app does not have it', () => {
    expect(languageIn('?lang=de')).toBeNull();
    expect(languageIn('?lang=')).toBeNull();
    expect(languageIn('')).toBeNull();
  });
});

describe('the language of the page', () => {
  it('is English where nobody has chosen', () => {
    expect(languageFor(readChoices('', chosen(null, null)))).toBe('en');
  });

  it('is the one of the device, and the one of the address before it', () => {
    expect(languageFor(readChoices('', chosen(null, 'pl')))).toBe('pl');
    expect(languageFor(readChoices('?lang=es', chosen(null, 'pl')))).toBe('es');
  });

  it('holds for the visit once an address has named it, and leaves the device alone', () => {
    const stored = chosen(null, 'pl');
    readChoices('?lang=es', stored);
    expect(languageFor(readChoices('', stored))).toBe('es');
    expect(stored.device.read()).toBe('pl');
  });

  it('does not change by an address with a language we do not have', () => {
    expect(languageFor(readChoices('?lang=de', chosen('es', 'pl')))).toBe('es');
  });
});

describe('the offer of a language', () => {
  const nothing = { visit: null, device: null };

  it('is of the first of the browser’s languages that the app has', () => {
    expect(offerFor(nothing, ['es-MX', 'en'])).toBe('es');
    expect(offerFor(nothing, ['ca', 'pl', 'es'])).toBe('pl');
  });

  it('is none where that is English, or none of ours', () => {
    expect(offerFor(nothing, ['en-GB', 'es'])).toBeNull();
    expect(offerFor(nothing, ['de', 'fr'])).toBeNull();
    expect(offerFor(nothing, [])).toBeNull();
  });

  it('is never made over a choice, be it for English', () => {
    expect(offerFor({ visit: null, device: 'en' }, ['es'])).toBeNull();
    expect(offerFor({ visit: 'pl', device: null }, ['es'])).toBeNull();
  });
});

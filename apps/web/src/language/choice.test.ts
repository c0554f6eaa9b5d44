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

describe('the language in the address', () => {
  it('is a language of the app, with or without a country', () => {
    expect(languageIn('?lang=es')).toBe('es');
    expect(languageIn('?theme=dark&lang=pl-PL')).toBe('pl');
  });

  it('is null when the app lacks it', () => {
    expect(languageIn('?lang=de')).toBeNull();
    expect(languageIn('?lang=')).toBeNull();
    expect(languageIn('')).toBeNull();
  });
});

describe('the language of the page', () => {
  it('is English when nobody has chosen', () => {
    expect(languageFor(readChoices('', chosen(null, null)))).toBe('en');
  });

  it('is the device’s, unless the address names another', () => {
    expect(languageFor(readChoices('', chosen(null, 'pl')))).toBe('pl');
    expect(languageFor(readChoices('?lang=es', chosen(null, 'pl')))).toBe('es');
  });

  it('stays for the visit once an address names it, without changing the device’s choice', () => {
    const stored = chosen(null, 'pl');
    readChoices('?lang=es', stored);
    expect(languageFor(readChoices('', stored))).toBe('es');
    expect(stored.device.read()).toBe('pl');
  });

  it('does not change when the address names a language that the app lacks', () => {
    expect(languageFor(readChoices('?lang=de', chosen('es', 'pl')))).toBe('es');
  });
});

describe('the language offer', () => {
  const nothing = { visit: null, device: null };

  it('is the first of the browser’s languages that the app has', () => {
    expect(offerFor(nothing, ['es-MX', 'en'])).toBe('es');
    expect(offerFor(nothing, ['ca', 'pl', 'es'])).toBe('pl');
  });

  it('is null when that is English, or the app has none of them', () => {
    expect(offerFor(nothing, ['en-GB', 'es'])).toBeNull();
    expect(offerFor(nothing, ['de', 'fr'])).toBeNull();
    expect(offerFor(nothing, [])).toBeNull();
  });

  it('is never made after a choice, even of English', () => {
    expect(offerFor({ visit: null, device: 'en' }, ['es'])).toBeNull();
    expect(offerFor({ visit: 'pl', device: null }, ['es'])).toBeNull();
  });
});

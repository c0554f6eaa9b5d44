import { afterEach, expect, it } from 'vitest';
import { useSpoken } from './language.ts';
import type { LanguageId } from './languages.ts';
import { loadMessages, speak } from './load.ts';
import { message } from './message.ts';
import { inEnglish, spokenLanguage } from './testing.ts';

afterEach(() => speak('en'));

const CLOSE = message('kit.close');

it('a page in another language says the same in it, at once', async () => {
  const seen: LanguageId[] = [];
  const stop = useSpoken.subscribe(({ language }) => void (language && seen.push(language.id)));
  await speak('es');
  expect(inEnglish(CLOSE)).toBe('Cerrar');
  await speak('pl');
  expect(inEnglish(CLOSE)).toBe('Zamknij');
  stop();
  expect(seen).toEqual(['es', 'pl']);
});

it('the language that was asked for last is the one that is spoken', async () => {
  await Promise.all([speak('es'), speak('pl'), speak('es'), speak('en')]);
  expect(spokenLanguage().id).toBe('en');
  await Promise.all([speak('pl'), speak('es')]);
  expect(spokenLanguage().id).toBe('es');
});

it('a game that is opened while a language is being loaded does not bring back the one before', async () => {
  await Promise.all([speak('pl'), loadMessages('slobberhannes')]);
  expect(spokenLanguage().id).toBe('pl');
  expect(spokenLanguage().catalogue).toHaveProperty(['slobberhannes.taken-queen']);
});

it('a language that cannot be loaded leaves the page as it is, and what is opened later is in the language of the page', async () => {
  const missing = 'xx' as LanguageId;
  await expect(speak(missing)).rejects.toThrow('is not a function');
  expect(spokenLanguage().id).toBe('en');
  await loadMessages('slobberhannes');
  expect(spokenLanguage().id).toBe('en');
});

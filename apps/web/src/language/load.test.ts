import loaders from 'virtual:messages';
import { afterEach, expect, it, vi } from 'vitest';
import { useSpoken } from './language.ts';
import type { LanguageId } from './languages.ts';
import { loadMessages, speak } from './load.ts';
import { message } from './message.ts';
import { inEnglish, spokenLanguage } from './testing.ts';

afterEach(() => speak('en'));

const CLOSE = message('ui.close');

it('speak translates an open page at once', async () => {
  const seen: LanguageId[] = [];
  const stop = useSpoken.subscribe(({ language }) => void (language && seen.push(language.id)));
  await speak('es');
  expect(inEnglish(CLOSE)).toBe('Cerrar');
  await speak('pl');
  expect(inEnglish(CLOSE)).toBe('Zamknij');
  stop();
  expect(seen).toEqual(['es', 'pl']);
});

it('speak keeps the language requested last, even when an earlier one loads later', async () => {
  const polish = loaders['pl'] ?? {};
  const ofApp = polish['app'] ?? (() => Promise.reject(new Error('there are no messages of the app')));
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = vi.spyOn(polish as Record<string, typeof ofApp>, 'app').mockImplementation(() => arrived.then(ofApp));
  const polishWanted = speak('pl');
  await speak('es');
  arrive();
  await polishWanted;
  late.mockRestore();
  expect(spokenLanguage().id).toBe('es');
});

it('a game opened while a language loads does not bring back the previous language', async () => {
  await Promise.all([speak('pl'), loadMessages('slobberhannes')]);
  expect(spokenLanguage().id).toBe('pl');
  expect(spokenLanguage().catalogue).toHaveProperty(['slobberhannes.taken-queen']);
});

it('a game opened at any moment while the first language loads gets its messages', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    vi.resetModules();
    const [{ useSpoken }, page] = await Promise.all([import('./language.ts'), import('./load.ts')]);
    const { default: { en: english = {} } } = await import('virtual:messages');
    const ofApp = english['app'] ?? (() => Promise.reject(new Error('there are no messages of the app')));
    let opening = Promise.resolve();
    const open = async (): Promise<void> => {
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      await page.loadMessages('slobberhannes');
    };
    vi.spyOn(english as Record<string, typeof ofApp>, 'app').mockImplementationOnce(async () => {
      const messages = await ofApp();
      opening = open();
      return messages;
    });
    await page.speak('en');
    await opening;
    expect(useSpoken.getState().language?.catalogue).toHaveProperty(['slobberhannes.taken-queen']);
  }
});

it('the messages of a game opened while the first language loads do not wait for it', async () => {
  vi.resetModules();
  const page = await import('./load.ts');
  const { default: { pl: polish = {} } } = await import('virtual:messages');
  const ofApp = polish['app'] ?? (() => Promise.reject(new Error('there are no messages of the app')));
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(polish as Record<string, typeof ofApp>, 'app').mockImplementation(() => arrived.then(ofApp));
  const game = vi.spyOn(polish as Record<string, typeof ofApp>, 'slobberhannes');
  const spoken = page.speak('pl');
  await page.loadMessages('slobberhannes');
  expect(game).toHaveBeenCalled();
  arrive();
  await spoken;
});

it('a language that fails to load leaves the page, and what is opened later, in the current one', async () => {
  const missing = 'xx' as LanguageId;
  await expect(speak(missing)).rejects.toThrow('is not a function');
  expect(spokenLanguage().id).toBe('en');
  await loadMessages('slobberhannes');
  expect(spokenLanguage().id).toBe('en');
});

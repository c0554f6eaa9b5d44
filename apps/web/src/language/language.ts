import { createContext, use, useMemo } from 'react';
import { create } from 'zustand';
import type { Pack } from './cardCode.ts';
import type { Language } from './catalogue.ts';
import type { JokerName } from './grammar/grammar.ts';
import type { MessageKey, Message, Values } from './message.ts';
import { inWords } from './parts.ts';

/** The language that the page is in: null until it is loaded. */
export const useSpoken = create<{ readonly language: Language | null }>(() => ({ language: null }));

/** The language that the page is in. Throws before it is loaded: nothing is drawn before. */
export function useLanguage(): Language {
  const language = useSpoken((it) => it.language);
  if (language === null) throw new Error('nothing can be said before a language is loaded');
  return language;
}

/** The pack whose cards the messages of this part of the page are about. */
export const PackContext = createContext<Pack>('french');

/** What the jokers are called in this part of the page, where they have a name of their own; else null. */
export const JokersContext = createContext<JokerName | null>(null);

/** Says a message as text, its cards by their names. */
export interface Say {
  (message: Message): string;
  <K extends MessageKey>(key: K, ...values: Values<K>): string;
}

/** The way to say messages in the language of the page. */
export function useSay(): Say {
  const language = useLanguage();
  const pack = use(PackContext);
  return useMemo(() => sayIn(language, pack), [language, pack]);
}

/** The way to say messages in this language. */
export function sayIn(language: Language, pack: Pack = 'french'): Say {
  return (said: Message | MessageKey, values: Message['values'] = {}): string =>
    inWords(typeof said === 'object' ? said : { key: said, values }, language, pack);
}

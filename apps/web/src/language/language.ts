import { createContext, use, useMemo } from 'react';
import { create } from 'zustand';
import type { Pack } from './cardCode.ts';
import type { Language } from './catalogue.ts';
import type { JokerName } from './grammar/grammar.ts';
import type { MessageKey, Message, Values } from './message.ts';
import { inWords } from './parts.ts';

/** The store for the page's language, which is null until it is loaded. */
export const useSpoken = create<{ readonly language: Language | null }>(() => ({ language: null }));

/** Returns the page's language. Throws before the language is loaded, but nothing renders before that. */
export function useLanguage(): Language {
  const language = useSpoken((it) => it.language);
  if (language === null) throw new Error('nothing can be said before a language is loaded');
  return language;
}

/** The context for the pack that messages refer to. */
export const PackContext = createContext<Pack>('french');

/** The context for a game's own name for its jokers, or null if the game has none. */
export const JokersContext = createContext<JokerName | null>(null);

/** Formats a message as text, with cards by name. */
export interface Say {
  (message: Message): string;
  <K extends MessageKey>(key: K, ...values: Values<K>): string;
}

/** Returns a function that formats messages in the page's language. */
export function useSay(): Say {
  const language = useLanguage();
  const pack = use(PackContext);
  return useMemo(() => sayIn(language, pack), [language, pack]);
}

/** Returns a function that formats messages in this language. */
export function sayIn(language: Language, pack: Pack = 'french'): Say {
  return (said: Message | MessageKey, values: Message['values'] = {}): string =>
    inWords(typeof said === 'object' ? said : { key: said, values }, language, pack);
}

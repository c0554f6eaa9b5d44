import { calledIn } from './called.ts';
import { useLanguage } from './language.ts';

/**
 * Returns a function that returns a name for display outside messages, with the language's word for an erased one. Messages replace
 * erased names themselves.
 */
export function useCalled(): (name: string) => string {
  const language = useLanguage();
  return (name) => calledIn(language, name);
}

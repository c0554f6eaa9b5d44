import { calledIn } from './called.ts';
import { useLanguage } from './language.ts';

/**
 * Returns a function that shows a name beside a message, with the language's word for an erased one. In a message, that happens
 * automatically.
 */
export function useCalled(): (name: string) => string {
  const language = useLanguage();
  return (name) => calledIn(language, name);
}

import { calledIn } from './called.ts';
import { useLanguage } from './language.ts';

/**
 * Returns a function that shows a name beside a message, with the language's word for an erased one. A message does that by itself.
 */
export function useCalled(): (name: string) => string {
  const language = useLanguage();
  return (name) => calledIn(language, name);
}

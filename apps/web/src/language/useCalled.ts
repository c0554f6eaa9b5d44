import { calledIn } from './called.ts';
import { useLanguage } from './language.ts';

/** The way to draw a name beside what is said, as the language calls its bearer; within a message it is called so by itself. */
export function useCalled(): (name: string) => string {
  const language = useLanguage();
  return (name) => calledIn(language, name);
}

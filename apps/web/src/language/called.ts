import { FORGOTTEN_NAME } from '@chinwag/protocol';
import type { Language } from './catalogue.ts';

/** Returns a person's name in a language, or the word for an erased name. */
export function calledIn({ grammar }: Pick<Language, 'grammar'>, name: string): string {
  return name === FORGOTTEN_NAME ? grammar.somebody : name;
}

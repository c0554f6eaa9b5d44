import { FORGOTTEN_NAME } from '@chinwag/protocol';
import type { Language } from './catalogue.ts';

/** How somebody of this name is called in a language: by it, or by the word for one whose name was taken out of everything. */
export function calledIn({ grammar }: Pick<Language, 'grammar'>, name: string): string {
  return name === FORGOTTEN_NAME ? grammar.somebody : name;
}

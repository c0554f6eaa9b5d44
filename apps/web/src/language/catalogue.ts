import type { Grammar } from './grammar/grammar.ts';
import type { LanguageId } from './languages.ts';

/** What a message has become: a function from what fills its gaps to its parts, lists within lists of them. */
export type CompiledMessage = (values: Readonly<Record<string, unknown>>) => unknown;

/** Messages by their keys. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** A language as far as it is loaded: all that is needed to say a message. */
export interface Language {
  readonly id: LanguageId;
  readonly catalogue: Catalogue;
  readonly grammar: Grammar;
}

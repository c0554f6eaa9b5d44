import type { Grammar } from './grammar/grammar.ts';
import type { LanguageId } from './languages.ts';

/** A compiled message: a function from the message's arguments to the parts of the text, as nested lists. */
export type CompiledMessage = (values: Readonly<Record<string, unknown>>) => unknown;

/** Compiled messages, by key. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** A loaded language: all data needed to format a message. */
export interface Language {
  readonly id: LanguageId;
  readonly catalogue: Catalogue;
  readonly grammar: Grammar;
}

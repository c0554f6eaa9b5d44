import { ABOUT_GAMES } from '../../games/abouts.ts';
import type { Say } from '../../language/language.ts';
import type { MessageKey } from '../../language/message.ts';

/** A term with its explanation and rule. */
export interface ExplainedTerm {
  readonly word: string;
  /** The meaning of the term, in a sentence or two. */
  readonly means: string;
  /** The rule that defines the term, or null for a term that belongs to no game. */
  readonly rule: string | null;
}

/**
 * Returns a term's explanation and rule. The rule comes from the term's game, the explanation from this folder's messages. A test
 * checks that the two agree.
 */
export function explained(term: string, say: Say): ExplainedTerm {
  const rule = ABOUT_GAMES.find(({ terms }) => Object.hasOwn(terms, term))?.terms[term] ?? null;
  const text = (part: 'word' | 'means') => say(`terms.${term}.${part}` as Extract<MessageKey, `terms.${string}`>);
  return { word: text('word'), means: text('means'), rule };
}

import { ABOUT_GAMES } from '../../games/abouts.ts';
import type { Say } from '../../language/language.ts';
import type { MessageKey } from '../../language/message.ts';

/** A term with its explanation and rule. */
export interface ExplainedTerm {
  readonly word: string;
  /** What it means, in a sentence or two. */
  readonly means: string;
  /** The rule that defines it; null for a term that belongs to no game. */
  readonly rule: string | null;
}

/**
 * Returns what a term means. The rule comes from its game, the explanation from the messages of this folder; a test compares the
 * two.
 */
export function explained(term: string, say: Say): ExplainedTerm {
  const rule = ABOUT_GAMES.find(({ terms }) => Object.hasOwn(terms, term))?.terms[term] ?? null;
  const text = (part: 'word' | 'means') => say(`terms.${term}.${part}` as Extract<MessageKey, `terms.${string}`>);
  return { word: text('word'), means: text('means'), rule };
}

import { ABOUT_GAMES } from '../../games/abouts.ts';
import type { Say } from '../../language/language.ts';
import type { MessageKey } from '../../language/message.ts';

/** A term as it is explained. */
export interface ExplainedTerm {
  readonly word: string;
  /** What it means, in a sentence or two. */
  readonly means: string;
  /** The rule that tells all of it; null for a term of no game. */
  readonly rule: string | null;
}

/** What a term means. Its game has its rule, and the messages of this folder its words; a test holds them to one another. */
export function explained(term: string, say: Say): ExplainedTerm {
  const rule = ABOUT_GAMES.find(({ terms }) => Object.hasOwn(terms, term))?.terms[term] ?? null;
  const text = (part: 'word' | 'means') => say(`terms.${term}.${part}` as Extract<MessageKey, `terms.${string}`>);
  return { word: text('word'), means: text('means'), rule };
}

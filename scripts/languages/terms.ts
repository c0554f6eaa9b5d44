/** The markup of explained words: `your <talon>talon card</talon>`. */
const MARKED = /<([a-z][a-z-]*)>([^<>{}|]+)<\/\1>/gu;

/**
 * Returns the names of the terms that a text explains, without duplicates. Throws an error if a term's markup is not closed
 * properly.
 */
export function termsIn(text: string): readonly string[] {
  const terms = [...text.matchAll(MARKED)].map(([, term = '']) => term);
  if (/[<>]/u.test(text.replaceAll(MARKED, ''))) throw new Error('a term is marked as <term>words</term>');
  return [...new Set(terms)].toSorted();
}

/** Returns a text with each marked term as a placeholder, for the message compiler. The placeholder contains the marked words. */
export function withTermsAsGaps(text: string): string {
  return text.replaceAll(MARKED, '{term, term, $1|$2}');
}

/** How a text marks words that are explained where they are read: `your <talon>talon card</talon>`. */
const MARKED = /<([a-z][a-z-]*)>([^<>{}|]+)<\/\1>/gu;

/** The terms that a text explains, each once, by name. Throws a sentence where a mark is not closed as it was opened. */
export function termsIn(text: string): readonly string[] {
  const terms = [...text.matchAll(MARKED)].map(([, term = '']) => term);
  if (/[<>]/u.test(text.replaceAll(MARKED, ''))) throw new Error('a term is marked as <term>words</term>');
  return [...new Set(terms)].toSorted();
}

/** The same text with what is marked as a gap, for the compiler of messages; what fills it is said in the gap itself. */
export function withTermsAsGaps(text: string): string {
  return text.replaceAll(MARKED, '{term, term, $1|$2}');
}

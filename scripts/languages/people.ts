/** Several people with whom nothing in the sentence agrees: `Waiting for {who, people}.` */
const BARE = /\{\s*(\w+)\s*,\s*people\s*\}/gu;

/** The same text with such a gap as a plain one, for the compiler of messages: people are listed wherever they stand. */
export function withPeopleAsGaps(text: string): string {
  return text.replaceAll(BARE, '{$1}');
}

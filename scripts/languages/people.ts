/** A placeholder for several people without agreement: `Waiting for {who, people}.` */
const BARE = /\{\s*(\w+)\s*,\s*people\s*\}/gu;

/** Returns a text with each `{who, people}` as a plain placeholder, for the message compiler. People always form a list there. */
export function withPeopleAsGaps(text: string): string {
  return text.replaceAll(BARE, '{$1}');
}

/* This many characters of all names together fit beside a button on a small phone, with the verb. */
const ROOM = 20;

/* A shorter piece identifies nobody. */
const LEAST = 5;

/**
 * Returns the names of several people, shortened for little room, because the end of the sentence matters more than the end of a
 * name. A long name is reduced to its first word, if that identifies the person, or cut.
 */
export function namesInLittleRoom(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const longest = Math.max(LEAST, Math.floor(ROOM / names.length));
  return names.map((name) => {
    const letters = lettersOf(name);
    if (letters.length <= longest) return name;
    const [first = ''] = name.split(/[\s-]/u);
    const isTheirs = names.filter((other) => other.startsWith(first)).length === 1;
    if (isTheirs && first !== '' && lettersOf(first).length <= longest) return first;
    return `${letters.slice(0, longest - 1).join('')}…`;
  });
}

function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

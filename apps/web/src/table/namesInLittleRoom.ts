/* All names together may have this many characters beside a button on a small phone, with the verb. */
const ROOM = 20;

/* A shorter piece identifies nobody. */
const LEAST = 5;

/**
 * Returns several people's names, shortened for narrow spaces, so that the end of the sentence stays visible. Reduces a long name
 * to its first word if that identifies the person, and cuts it off otherwise.
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

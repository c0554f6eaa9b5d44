/* So many letters of all names together stand beside a button on a small phone, and the verb with them. */
const ROOM = 20;

/* Of a shorter piece nobody is known. */
const LEAST = 5;

/**
 * The names of several people where there is little room, since the end of the sentence is worth more than that of a name: one that
 * is too long by its first word, where that says whose it is, or by as much as there is room for.
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

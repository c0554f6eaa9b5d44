/**
 * Names as they are shown at one table, in the same order: one that could be taken for a name before it gets a number.
 */
export function toldApart(names: readonly string[]): readonly string[] {
  const heard = new Map<string, number>();
  return names.map((name) => {
    const sound = heardAs(name);
    const times = (heard.get(sound) ?? 0) + 1;
    heard.set(sound, times);
    return times === 1 || name === '' ? name : `${name} ${times}`;
  });
}

/** What is left of a name for one who does not look closely: no capitals, accents, spaces or signs. */
function heardAs(name: string): string {
  return name.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

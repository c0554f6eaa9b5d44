const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small number as one says it: `two`; figures for what nobody spells out. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** A number and what is counted: `two seats`, `one seat`. */
export function counted(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** Names in a sentence: `Inés, Owen and Tomek`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** A sentence begun with a capital letter. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** Whose something is: `Tomek’s`, `Inés’s`. */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** Returns a count with its noun: `1 table`, `2 tables`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

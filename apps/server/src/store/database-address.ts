/** Returns whether a text is the URL of a PostgreSQL database. */
export function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

/** Whether a text is the address of a PostgreSQL database. */
export function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

/** Returns whole sentences joined one after the other, as is right for all our languages. Omits empty sentences. */
export function sentences(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

/** Returns phrases side by side on one line: `Length: Ten deals · The pot: No pot`. */
export function sideBySide(texts: readonly string[]): string {
  return texts.join(' · ');
}

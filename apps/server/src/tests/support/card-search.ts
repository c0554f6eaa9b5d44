/** A card as msgpack and Colyseus's schema write a text of two letters. */
const ENCODED = /\u00a2([AKQJT2-9][SHDC]|X[12])/g;
/** A card as a word of its own in any text. Letters of ids are no words. */
const WRITTEN = /(?<![\w-])([AKQJT2-9][SHDC]|X[12])(?![\w-])/g;

/** Every card that the bytes of a frame name, in whatever way, in no order. */
export function cardsInBytes(bytes: Uint8Array): readonly string[] {
  return cardsInText(Buffer.from(bytes).toString('latin1'));
}

/** Every card that a text names. */
export function cardsInText(text: string): readonly string[] {
  const found = new Map<number, string>();
  for (const match of text.matchAll(ENCODED)) found.set(match.index + 1, match[1] ?? '');
  for (const match of text.matchAll(WRITTEN)) found.set(match.index, match[1] ?? '');
  return [...found.values()];
}

/** Every card that a decoded message names. */
export function cardsInValue(value: unknown): readonly string[] {
  if (typeof value === 'string') return cardsInText(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsInValue) : [];
}

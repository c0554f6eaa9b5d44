const TWO_LETTERS = '[AKQJT2-9][SHDC]|X[12]|[1-9][OCEB]';
const THREE_LETTERS = '1[0-2][OCEB]';
const LATER_PACK = '#[23]';

/** A card as a short text in msgpack and in Colyseus's schema: its length, then its characters. */
const ENCODED = new RegExp(
  `\u00a2(?:${TWO_LETTERS})|\u00a3(?:${THREE_LETTERS})` +
    `|\u00a4(?:${TWO_LETTERS})${LATER_PACK}|\u00a5(?:${THREE_LETTERS})${LATER_PACK}`,
  'g',
);
/** A card as a word of its own in any text. Parts of ids do not count. */
const WRITTEN = new RegExp(`(?<![\\w-])(?:${TWO_LETTERS}|${THREE_LETTERS})(?:${LATER_PACK})?(?![\\w-])`, 'g');

/** Returns every card that occurs in bytes as a text, in no order. */
export function cardsInBytes(bytes: Uint8Array): readonly string[] {
  return Array.from(Buffer.from(bytes).toString('latin1').matchAll(ENCODED), ([encoded]) => encoded.slice(1));
}

/** Returns every card that occurs in a text. */
export function cardsInText(text: string): readonly string[] {
  return Array.from(text.matchAll(WRITTEN), ([card]) => card);
}

/** Returns every card that occurs in a decoded message. */
export function cardsInValue(value: unknown): readonly string[] {
  if (typeof value === 'string') return cardsInText(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsInValue) : [];
}

/** What a key does in the hand: focuses another card, chooses the focused card, acts with it, or moves it. */
export type HandKey =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'carry'; readonly to: number }
  | { readonly kind: 'choose' }
  | { readonly kind: 'act' };

/** The index of the focused card, the number of cards, and the number of cards in the first row. */
export interface HandPosition {
  readonly at: number;
  readonly count: number;
  readonly firstRow: number;
}

/** The part of a keyboard event that is used. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey'>;

/**
 * Returns what a key does. The arrow keys, Home and End move the focus or, with Alt, the card; Space chooses; Enter acts. Returns
 * null for any other key.
 */
export function readHandKey(event: PressedKey, position: HandPosition): HandKey | null {
  if (event.key === ' ') return { kind: 'choose' };
  if (event.key === 'Enter') return { kind: 'act' };
  const to = destination(event.key, position);
  if (to === null) return null;
  return { kind: event.altKey ? 'carry' : 'go', to: Math.max(0, Math.min(position.count - 1, to)) };
}

function destination(key: string, { at, count, firstRow }: HandPosition): number | null {
  const oneRow = firstRow >= count;
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return oneRow ? null : at - (at >= firstRow ? firstRow : 0);
    case 'ArrowDown':
      return oneRow ? null : at + (at < firstRow ? firstRow : 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** What a key asks of the hand: go to another card, choose it, act with it, or carry it elsewhere. */
export type HandKey =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'carry'; readonly to: number }
  | { readonly kind: 'choose' }
  | { readonly kind: 'act' };

/** Where the focus is among how many cards, and how many of them lie in the first row. */
export interface HandPosition {
  readonly at: number;
  readonly count: number;
  readonly firstRow: number;
}

/** What is read of a keyboard event. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey'>;

/**
 * Reads a key: arrows, Home and End go, with Alt they carry; Space chooses; Enter acts. Null for any other.
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

import type { Refusal } from '@chinwag/protocol';
import { useCallback, useState } from 'react';
import { useLastPressed } from './useLastPressed.ts';

/** A shown refusal, and the element that was pressed before it. */
interface RefusedPress {
  readonly refusal: Refusal;
  readonly about: Element | null;
}

/** The table's last refusal, until the user has read it or another request is granted. */
export interface LastRefusal {
  readonly refused: RefusedPress | null;
  readonly show: (refusal: Refusal) => void;
  readonly dismiss: () => void;
}

/**
 * Stores the last refusal with its cause: the element that was pressed before. Returns the refusal, with the functions that show
 * and dismiss one.
 */
export function useRefusal(): LastRefusal {
  const pressed = useLastPressed();
  const [refused, setRefused] = useState<RefusedPress | null>(null);
  const show = useCallback((refusal: Refusal) => setRefused({ refusal, about: pressed.current }), [pressed]);
  const dismiss = useCallback(() => setRefused(null), []);
  return { refused, show, dismiss };
}

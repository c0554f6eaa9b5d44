import type { Refusal } from '@chinwag/protocol';
import { useCallback, useState } from 'react';
import { useLastPressed } from './useLastPressed.ts';

/** A shown refusal, and what was pressed to get it. */
interface RefusedPress {
  readonly refusal: Refusal;
  readonly about: Element | null;
}

/** The table's last refusal, until it was read or another request was granted. */
export interface LastRefusal {
  readonly refused: RefusedPress | null;
  readonly show: (refusal: Refusal) => void;
  readonly dismiss: () => void;
}

/** Stores the last refusal beside its cause: what was pressed before. Returns it, with the functions to show and dismiss one. */
export function useRefusal(): LastRefusal {
  const pressed = useLastPressed();
  const [refused, setRefused] = useState<RefusedPress | null>(null);
  const show = useCallback((refusal: Refusal) => setRefused({ refusal, about: pressed.current }), [pressed]);
  const dismiss = useCallback(() => setRefused(null), []);
  return { refused, show, dismiss };
}

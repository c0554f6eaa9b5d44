import type { Refusal } from '@chinwag/protocol';
import { useCallback, useState } from 'react';
import { useLastPressed } from './useLastPressed.ts';

/** A refusal that is shown, and what was pressed to get it. */
interface RefusedPress {
  readonly refusal: Refusal;
  readonly about: Element | null;
}

/** What the table refused last, until it was read or something else was granted. */
export interface LastRefusal {
  readonly refused: RefusedPress | null;
  readonly show: (refusal: Refusal) => void;
  readonly dismiss: () => void;
}

/** Keeps what was refused last beside what it is about: what was pressed before. */
export function useRefusal(): LastRefusal {
  const pressed = useLastPressed();
  const [refused, setRefused] = useState<RefusedPress | null>(null);
  const show = useCallback((refusal: Refusal) => setRefused({ refusal, about: pressed.current }), [pressed]);
  const dismiss = useCallback(() => setRefused(null), []);
  return { refused, show, dismiss };
}

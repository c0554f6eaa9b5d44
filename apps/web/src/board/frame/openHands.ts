import { createContext } from 'react';
import type { Seat } from '@chinwag/rules';
import type { CardCode, Pack } from '../../language/cardCode.ts';

/** The cards of somebody whose hand is shown to one who watches. */
interface OpenHand {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: readonly CardCode[];
}

/** The hands that are shown to one who watches, in the order of the seats, and the pack they are of. */
export interface OpenHands {
  readonly hands: readonly OpenHand[];
  readonly pack: Pack;
}

/** The hands that lie open on the table inside, for one who watches; null if there are none. */
export const OpenHandsContext = createContext<OpenHands | null>(null);

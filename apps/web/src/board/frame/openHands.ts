import { createContext } from 'react';
import type { Seat } from '@chinwag/rules';
import type { CardCode, Pack } from '../../language/cardCode.ts';

/** A hand that a spectator may see. */
interface OpenHand {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: readonly CardCode[];
}

/** The hands that a spectator may see, in seat order, and their pack. */
export interface OpenHands {
  readonly hands: readonly OpenHand[];
  readonly pack: Pack;
}

/** The context for the hands that a spectator may see, or null if there are none. */
export const OpenHandsContext = createContext<OpenHands | null>(null);

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../../language/cardCode.ts';
import { type Moved, useFlip } from '../../ui/flip.ts';
import { movementTime } from '../../ui/movementTime.ts';
import { placed } from '../../ui/place.ts';
import type { CardPlace } from './handLayout.ts';

/** The input of `useFlipAnimation`: a hand's cards, each card's place, and the hand's width in px. */
export interface FlipAnimation {
  readonly cards: readonly CardCode[];
  readonly places: readonly CardPlace[];
  readonly within: number;
}

interface HandPlaces {
  readonly within: number;
  readonly places: ReadonlyMap<CardCode, CardPlace>;
}

/**
 * Makes the cards of `hand` glide from their old places to their new ones (FLIP), without measuring. No card glides in a hand whose
 * width has changed.
 */
export function useFlipAnimation(hand: RefObject<HTMLElement | null>, { cards, places, within }: FlipAnimation): void {
  /** The places in the last frame, and the places now. */
  const seen = useRef<HandPlaces | null>(null);
  const now = useRef<HandPlaces | null>(null);
  const frame = useRef<number | null>(null);
  /** The duration of a glide, in ms; read in a frame that does not cause a layout. */
  const duration = useRef(0);
  const flip = useFlip();
  useLayoutEffect(() => {
    const before = now.current;
    const after = { within, places: new Map(cards.flatMap((card, k) => (places[k] ? [[card, places[k]] as const] : []))) };
    now.current = after;
    if (before !== null && !areAlike(before, after)) flip(duration.current, () => movedIn(hand.current, seen.current, after));
    frame.current ??= requestAnimationFrame(() => {
      frame.current = null;
      seen.current = now.current;
      duration.current = movementTime(hand.current);
    });
  });
}

function areAlike(one: HandPlaces, other: HandPlaces): boolean {
  const isWhereItLay = ([card, { x, y }]: readonly [CardCode, CardPlace]) => {
    const lay = one.places.get(card);
    return lay?.x === x && lay.y === y;
  };
  return one.within === other.within && one.places.size === other.places.size && [...other.places].every(isWhereItLay);
}

/** Returns the cards whose place has changed. A dragged card stays under its pointer. */
function movedIn(hand: HTMLElement | null, before: HandPlaces | null, after: HandPlaces): readonly Moved[] {
  if (hand === null || before === null || before.within !== after.within) return [];
  return [...after.places].flatMap(([card, { x, y }]) => {
    const lay = before.places.get(card);
    if (lay === undefined || (lay.x === x && lay.y === y)) return [];
    const element = hand.querySelector(`[data-place="${placed(`hand ${card}`)['data-place']}"]:not([data-carried])`);
    return element === null ? [] : [{ element, x: lay.x - x, y: lay.y - y }];
  });
}

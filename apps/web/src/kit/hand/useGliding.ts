import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../cards/cardCode.ts';
import { SETTLE } from '../easing.ts';
import { movementTime } from '../movementTime.ts';
import { placed } from '../place.ts';
import type { CardPlace } from './handLayout.ts';

/** What `useGliding` needs to know: the cards of a hand, where each lies, and how wide the hand is, in px. */
export interface Gliding {
  readonly cards: readonly CardCode[];
  readonly places: readonly CardPlace[];
  readonly within: number;
}

interface Lying {
  readonly within: number;
  readonly places: ReadonlyMap<CardCode, CardPlace>;
}

/** Nearer than this, in px, is where it lay. */
const SLACK = 0.5;

/**
 * Has the cards of `hand` go from where they lay to where they lie, instead of being there at once: by their transform alone, from
 * the moment they are laid there. In a hand that has become wider or narrower nothing goes.
 */
export function useGliding(hand: RefObject<HTMLElement | null>, { cards, places, within }: Gliding): void {
  /** As the last frame showed them, and as they lie now. */
  const seen = useRef<Lying | null>(null);
  const now = useRef<Lying | null>(null);
  const frame = useRef<number | null>(null);
  const gliding = useRef<readonly Animation[]>([]);
  /** In ms; read with a frame, when it does not lay out the page once more. */
  const duration = useRef(0);
  useLayoutEffect(() => {
    const before = now.current;
    now.current = { within, places: new Map(cards.flatMap((card, k) => (places[k] ? [[card, places[k]] as const] : []))) };
    if (hand.current !== null && before !== null && !areAlike(before, now.current)) {
      for (const animation of gliding.current) animation.cancel();
      gliding.current = glide(hand.current, seen.current, now.current, duration.current);
    }
    frame.current ??= requestAnimationFrame(() => {
      frame.current = null;
      seen.current = now.current;
      duration.current = movementTime(hand.current);
    });
  });
}

function areAlike(one: Lying, other: Lying): boolean {
  const isWhereItLay = ([card, { x, y }]: readonly [CardCode, CardPlace]) => {
    const lay = one.places.get(card);
    return lay?.x === x && lay.y === y;
  };
  return one.within === other.within && one.places.size === other.places.size && [...other.places].every(isWhereItLay);
}

function glide(hand: HTMLElement, before: Lying | null, after: Lying, duration: number): readonly Animation[] {
  if (before === null || before.within !== after.within || duration === 0) return [];
  const gone = [...after.places].flatMap(([card, { x, y }]) => {
    const from = before.places.get(card);
    if (from === undefined || Math.abs(from.x - x) + Math.abs(from.y - y) < SLACK) return [];
    return [{ card, by: `translate(${from.x - x}px, ${from.y - y}px)` }];
  });
  return gone.flatMap(({ card, by }) => {
    const element = hand.querySelector<HTMLElement>(`[data-place="${placed(`hand ${card}`)['data-place']}"]:not([data-carried])`);
    return element === null ? [] : [element.animate({ transform: [by, 'none'] }, { duration, easing: SETTLE })];
  });
}

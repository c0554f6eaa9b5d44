import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../cards/cardCode.ts';
import { SETTLE } from '../easing.ts';
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
 * Has the cards of `hand` go from where they lay to where they lie, instead of being there at once: by their transform alone, with
 * the frame that shows them there. In a hand that has become wider or narrower nothing goes.
 */
export function useGliding(hand: RefObject<HTMLElement | null>, { cards, places, within }: Gliding): void {
  const seen = useRef<Lying | null>(null);
  const now = useRef<Lying | null>(null);
  const frame = useRef<number | null>(null);
  useLayoutEffect(() => {
    now.current = { within, places: new Map(cards.flatMap((card, k) => (places[k] ? [[card, places[k]] as const] : []))) };
    frame.current ??= requestAnimationFrame(() => {
      frame.current = null;
      if (hand.current !== null && now.current !== null) glide(hand.current, seen.current, now.current);
      seen.current = now.current;
    });
  });
}

function glide(hand: HTMLElement, before: Lying | null, after: Lying): void {
  if (before === null || before.within !== after.within) return;
  const gone = [...after.places].flatMap(([card, { x, y }]) => {
    const from = before.places.get(card);
    if (from === undefined || Math.abs(from.x - x) + Math.abs(from.y - y) < SLACK) return [];
    return [{ card, by: `translate(${from.x - x}px, ${from.y - y}px)` }];
  });
  if (gone.length === 0) return;
  const duration = Number.parseFloat(getComputedStyle(hand).transitionDuration) * 1000 || 0;
  if (duration === 0) return;
  for (const { card, by } of gone) {
    const element = hand.querySelector<HTMLElement>(`[data-place="${placed(`hand ${card}`)['data-place']}"]:not([data-carried])`);
    element?.animate({ transform: [by, 'none'] }, { duration, easing: SETTLE });
  }
}

import { type RefObject, useRef } from 'react';
import { type Moved, useFlip } from '../../ui/flip.ts';
import { movementTime } from '../../ui/movementTime.ts';
import type { MeasuringProps } from '../../board/flight/Measuring.tsx';
import type { Point } from '../../ui/point.ts';

/** The centre and the width of one of the player's own cards, in px, and whether the card is loose. */
interface LaneBoxes extends Point {
  readonly width: number;
  readonly isLoose: boolean;
}

/** Each card's box by its place, and the corner of the loose cards, if there are any. */
interface CardBoxes {
  readonly cards: ReadonlyMap<string, LaneBoxes>;
  readonly loose: Point | null;
}

const UNASKED: CardBoxes = { cards: new Map(), loose: null };

/** A ref for the element with the player's own cards, and the props of its `<Measuring>`. */
type Regrouping = readonly [own: RefObject<HTMLElement | null>, regrouping: MeasuringProps<CardBoxes>];

/**
 * Makes the player's own cards glide to their new places and sizes when cards are set apart or put back. Returns a ref and the
 * props of `<Measuring>`. Measures nothing while the key `groups` stays the same.
 */
export function useRegrouping(groups: string): Regrouping {
  const own = useRef<HTMLElement>(null);
  const shown = useRef(groups);
  const flip = useFlip();
  const regrouping: MeasuringProps<CardBoxes> = {
    before: () => (own.current === null || shown.current === groups ? UNASKED : laidIn(own.current)),
    after: (before) => {
      shown.current = groups;
      const table = own.current;
      if (before === null || before === UNASKED || table === null) return;
      const go = () => flip(movementTime(table), () => movedIn(table, before));
      // if the player regroups the same cards, immediately, because a browser may hit-test under a finger before a frame begins
      if (hasSame(table, before)) go();
      whenLaidOut(table, go);
    },
  };
  return [own, regrouping];
}

/** Calls `back` in the next frame, after layout and before paint. */
function whenLaidOut(element: Element, back: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    back();
  });
  observer.observe(element);
}

const cardsIn = (own: ParentNode) => own.querySelectorAll<HTMLElement>('[data-place^="hand "]');
const placeOf = (card: HTMLElement) => card.dataset['place'] ?? '';
const looseIn = (own: ParentNode) => own.querySelector<HTMLElement>('.chinchon-loose');

/** Returns whether the cards are the same as before, measuring nothing. */
function hasSame(own: ParentNode, { cards: before }: CardBoxes): boolean {
  const cards = [...cardsIn(own)].map(placeOf);
  return cards.length === before.size && cards.every((place) => before.has(place));
}

function laidIn(own: ParentNode): CardBoxes {
  const loose = looseIn(own);
  const cards = [...cardsIn(own)].map((card): readonly [string, LaneBoxes] => {
    const isLoose = loose?.contains(card) === true;
    return [placeOf(card), { ...middleOf(card), width: card.offsetWidth, isLoose }];
  });
  return { cards: new Map(cards), loose: loose && cornerOf(loose) };
}

/** Returns the corner of an element's layout box, without any animation. */
function cornerOf(element: HTMLElement): Point {
  let [x, y] = [0, 0];
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  return { x, y };
}

function middleOf(element: HTMLElement): Point {
  const { x, y } = cornerOf(element);
  return { x: x + element.offsetWidth / 2, y: y + element.offsetHeight / 2 };
}

/** Returns how far the loose cards have moved together, and each card. A loose card's distance is relative to the others'. */
function movedIn(own: HTMLElement, before: CardBoxes): readonly Moved[] {
  const after = laidIn(own);
  const loose = looseIn(own);
  const [from, to] = [before.loose ?? after.loose, after.loose];
  const all = from && to ? { x: from.x - to.x, y: from.y - to.y } : { x: 0, y: 0 };
  const cards = [...cardsIn(own)].flatMap((element) => {
    const place = placeOf(element);
    const [lay, lies] = [before.cards.get(place), after.cards.get(place)];
    if (lay === undefined || lies === undefined) return [];
    const together = lies.isLoose ? all : { x: 0, y: 0 };
    return [{ element, x: lay.x - lies.x - together.x, y: lay.y - lies.y - together.y, scale: lay.width / lies.width }];
  });
  return loose === null ? cards : [{ element: loose, ...all }, ...cards];
}

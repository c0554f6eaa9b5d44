import { type RefCallback, useCallback, useRef } from 'react';
import { SETTLE } from '../../kit/easing.ts';
import { movementTime } from '../../kit/movementTime.ts';
import type { MeasuringProps } from '../shared/flight/Measuring.tsx';

/** Where a card lies among one's own, and how wide it is there, in px; a loose one also from where all loose ones begin. */
interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isLoose: boolean;
}

/** Where each card lies, by its place; and the loose ones together, if there are any. */
interface Laid {
  readonly cards: ReadonlyMap<string, Lying>;
  readonly loose: Pick<Lying, 'x' | 'y'> | null;
}

const UNASKED: Laid = { cards: new Map(), loose: null };

/** Nearer than this, in px, is where it lay. */
const SLACK = 0.5;

/** A ref to put on whatever holds one's own cards, and what `<Measuring>` takes there. */
type Regrouping = readonly [own: RefCallback<HTMLElement>, regrouping: MeasuringProps<Laid>];

/**
 * Has one's own cards go to where they lie once others are set apart or put back, each to its new size, by their transform alone.
 * `groups` is by what they lie apart: where that is as it was, nobody asks where anything lies. `measure` has the same element.
 */
export function useRegrouping(measure: RefCallback<HTMLElement>, groups: string): Regrouping {
  const own = useRef<HTMLElement>(null);
  const shown = useRef(groups);
  const underway = useRef<readonly Animation[]>([]);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      own.current = element;
      return measure(element);
    },
    [measure],
  );
  const regrouping: MeasuringProps<Laid> = {
    before: () => (own.current === null || shown.current === groups ? UNASKED : laidIn(own.current)),
    after: (before) => {
      shown.current = groups;
      const table = own.current;
      if (before === null || before === UNASKED || table === null) return;
      const go = () => {
        for (const animation of underway.current) animation.cancel();
        underway.current = regroup(table, before);
      };
      // at once, as a browser may look what lies under a finger before a frame begins; and once cards have found their size
      go();
      whenLaidOut(table, go);
    },
  };
  return [attach, regrouping];
}

/** Calls `back` with the frame, when all has been laid out and before it is painted. */
function whenLaidOut(element: Element, back: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    back();
  });
  observer.observe(element);
}

const cardsIn = (own: ParentNode) => own.querySelectorAll<HTMLElement>('[data-place^="hand "]');
const looseIn = (own: ParentNode) => own.querySelector<HTMLElement>('.chinchon-loose');

function laidIn(own: ParentNode): Laid {
  const loose = looseIn(own);
  const cards = [...cardsIn(own)].map((card): readonly [string, Lying] => {
    const isLoose = loose?.contains(card) === true;
    return [card.dataset['place'] ?? '', { ...cornerOf(card), width: card.offsetWidth, isLoose }];
  });
  return { cards: new Map(cards), loose: loose && cornerOf(loose) };
}

/** Where it is laid, whatever moves it just now. */
function cornerOf(element: HTMLElement): Pick<Lying, 'x' | 'y'> {
  let [x, y] = [0, 0];
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  return { x, y };
}

function regroup(own: HTMLElement, before: Laid): readonly Animation[] {
  const duration = movementTime(own);
  const after = laidIn(own);
  const loose = looseIn(own);
  if (duration === 0) return [];
  const [from, to] = [before.loose ?? after.loose, after.loose];
  const all = from && to ? { x: from.x - to.x, y: from.y - to.y } : { x: 0, y: 0 };
  const goes = (element: Element, x: number, y: number, scale = 1) => {
    if (Math.abs(x) + Math.abs(y) < SLACK && scale === 1) return [];
    const transform = [`translate(${x}px, ${y}px) scale(${scale})`, 'none'];
    return [element.animate({ transform, transformOrigin: ['0 0', '0 0'] }, { duration, easing: SETTLE })];
  };
  return [
    ...(loose === null ? [] : goes(loose, all.x, all.y)),
    ...[...cardsIn(own)].flatMap((card) => {
      const place = card.dataset['place'] ?? '';
      const [lay, lies] = [before.cards.get(place), after.cards.get(place)];
      if (lay === undefined || lies === undefined) return [];
      // the loose ones go there together, and each within them
      const together = lies.isLoose ? all : { x: 0, y: 0 };
      return goes(card, lay.x - lies.x - together.x, lay.y - lies.y - together.y, lay.width / lies.width);
    }),
  ];
}

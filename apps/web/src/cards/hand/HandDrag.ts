import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CardCode } from '../../language/cardCode.ts';
import { Dragging, type Grabbed } from '../../ui/drag/Dragging.ts';
import type { Drop } from '../../ui/drag/drops.ts';
import { pressedByDrop } from '../../ui/drag/pressedByDrop.ts';
import type { Point } from '../../ui/point.ts';
import { dropsOf } from './handDrop.ts';
import type { HandProps } from './Hand.tsx';
import { type CardPlace, type HandLayout, indexAt } from './handLayout.ts';

export interface HandDragProps<Card extends CardCode>
  extends Pick<HandProps<Card>, 'cards' | 'selected' | 'onCarry' | 'onChoose' | 'drops'> {
  readonly hand: HTMLElement;
  /** The press that loaded this component. */
  readonly first: PointerEvent;
  readonly layout: HandLayout;
  readonly places: readonly CardPlace[];
  /** Explains why a card may not be played and returns true, or returns false if the card may be played. */
  readonly refuse: (card: Card) => boolean;
}

/** Drags the cards of a hand, within the hand and to drop targets on the table. Renders nothing. */
export function HandDrag<Card extends CardCode>(props: HandDragProps<Card>) {
  const { hand, first } = props;
  const dragging = useRef<Dragging | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    dragging.current?.refresh();
  });
  useEffect(() => {
    const grab = (target: Element) => {
      const card = cardOf(target, latest.current.cards);
      return card === undefined ? null : grabbedCard(card, () => latest.current);
    };
    const started = new Dragging(hand, grab, first);
    dragging.current = started;
    return () => started.stop();
  }, [hand, first]);
  return null;
}

/**
 * Returns how a card of the hand is dragged. The table renders in a transition when the card is lifted or moves within the hand, so
 * that the card follows the pointer meanwhile.
 */
function grabbedCard<Card extends CardCode>(card: Card, now: () => HandDragProps<Card>): Grabbed {
  let chosenBefore: readonly Card[] = [];
  let putBack: (() => void) | undefined;
  /** The last requested index, and the cards before it was rendered. */
  let asked: { readonly cards: readonly Card[]; readonly to: number } | null = null;
  const index = () => now().cards.indexOf(card);
  const choose = () => {
    const { selected, onChoose } = now();
    if (!selected.includes(card)) onChoose?.([card]);
  };
  return {
    element: () => (index() < 0 ? null : now().hand.querySelector<HTMLElement>(`[aria-posinset="${index() + 1}"]`)),
    picture: (element) => element.querySelector<HTMLElement>('.card') ?? element,
    onLift: () => {
      chosenBefore = now().selected;
      startTransition(choose);
    },
    onMove: (at) => {
      const { cards, onCarry, layout, places } = now();
      const to = indexAt(layout, places, withinRows(now().hand, at));
      const is = asked?.cards === cards ? asked.to : index();
      if (onCarry === undefined || to === null || to === is || cards[to] === undefined) return;
      asked = { cards, to };
      startTransition(() => {
        const undo = onCarry(card, to);
        putBack ??= undo;
      });
    },
    // a card that was thrown may not be rendered as chosen yet
    onRelease: () => flushSync(choose),
    drops: () => dropsFor(card, now()),
    onEnd: (how) => {
      if (how === 'dropped') return;
      now().onChoose?.(chosenBefore);
      if (how === 'taken back') putBack?.();
    },
  };
}

/** Returns the drop targets of a card: the places of its hand, and everything that takes the chosen card when pressed. */
function dropsFor<Card extends CardCode>(card: Card, { drops = [], refuse }: HandDragProps<Card>): readonly Drop[] {
  const atPlaces = drops.map((drop) => ({
    ...drop,
    onDrop: (dropped: Card) => {
      if (!refuse(dropped)) drop.onDrop(dropped);
    },
  }));
  return [...dropsOf(card, atPlaces), ...pressedByDrop()];
}

function cardOf<Card>(target: Element, cards: readonly Card[]): Card | undefined {
  return cards[Number(target.closest('[role=option]')?.getAttribute('aria-posinset') ?? 0) - 1];
}

/** Returns a point relative to the upper left corner of the cards' area. */
function withinRows(hand: HTMLElement, { x, y }: Point): Point {
  const rows = hand.querySelector('[role=listbox]')?.getBoundingClientRect();
  return { x: x - (rows?.left ?? 0), y: y - (rows?.top ?? 0) };
}

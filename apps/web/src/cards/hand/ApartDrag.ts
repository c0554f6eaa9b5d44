import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../../language/cardCode.ts';
import { Dragging, type Grabbed } from '../../ui/drag/Dragging.ts';
import type { Drop } from '../../ui/drag/drops.ts';
import { APART } from '../../ui/drag/grabbable.ts';
import { pressedByDrop } from '../../ui/drag/pressedByDrop.ts';
import { dropsOf, type HandDrop } from './handDrop.ts';

/** The callbacks and drop targets for dragging a card out of its group. */
export interface ApartCards<Card extends CardCode> {
  /** Chooses the card while it is dragged; called with null at the end of the drag. */
  readonly onHold: (card: Card | null) => void;
  /** Puts the card back among the loose cards. */
  readonly onPutBack: (card: Card) => void;
  /** The card's drop targets, in addition to the buttons that take the chosen card when they are pressed. */
  readonly drops: readonly HandDrop<Card>[];
}

/** The props of `<ApartDrag>`: what `ApartCards` describes and the elements to drag. */
export interface ApartDragProps<Card extends CardCode> extends ApartCards<Card> {
  /** The element that contains the groups. */
  readonly root: HTMLElement;
  /** The press for which the component was loaded. */
  readonly first: PointerEvent;
  /** The CSS selector of the place of the loose cards. */
  readonly loose: string;
}

/** Drags single cards out of their groups: to other groups, to places on the table, or back. Renders nothing. */
export function ApartDrag<Card extends CardCode>(props: ApartDragProps<Card>) {
  const { root, first } = props;
  const dragging = useRef<Dragging | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    dragging.current?.refresh();
  });
  useEffect(() => {
    const grab = (target: Element) => {
      const card = target.closest(`[${APART}]`)?.getAttribute(APART);
      return card ? grabbedCard(card as Card, () => latest.current) : null;
    };
    const started = new Dragging(root, grab, first);
    dragging.current = started;
    return () => started.stop();
  }, [root, first]);
  return null;
}

function grabbedCard<Card extends CardCode>(card: Card, now: () => ApartDragProps<Card>): Grabbed {
  const endHold = () => now().onHold(null);
  return {
    element: () => now().root.querySelector<HTMLElement>(`[${APART}="${card}"]`),
    picture: (element) => element.querySelector<HTMLElement>('.card, .mini-card') ?? element,
    onLift: () => now().onHold(card),
    onMove: () => undefined,
    drops: () => {
      const { loose, onPutBack, drops } = now();
      const hand = [...document.querySelectorAll(loose)].map((element): Drop => ({
        element, isLawful: true, takesThrows: true, onDrop: () => onPutBack(card),
      }));
      // the card stays chosen until the target that takes the chosen card has taken it
      return [...hand, ...dropsOf(card, drops), ...pressedByDrop()].map((drop) => ({
        ...drop,
        onDrop: () => {
          drop.onDrop();
          endHold();
        },
      }));
    },
    onEnd: (how) => {
      if (how !== 'dropped') endHold();
    },
  };
}

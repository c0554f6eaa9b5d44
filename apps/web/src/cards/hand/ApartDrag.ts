import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../../language/cardCode.ts';
import { Dragging, type Grabbed } from '../../ui/drag/Dragging.ts';
import type { Drop } from '../../ui/drag/drops.ts';
import { APART } from '../../ui/drag/grabbable.ts';
import { pressedByDrop } from '../../ui/drag/pressedByDrop.ts';
import { dropsOf, type HandDrop } from './handDrop.ts';

/** What happens to a card that is dragged out of the group it is set apart in. */
export interface ApartCards<Card extends CardCode> {
  /** Chooses it for as long as it is held, and lets go of it with null. */
  readonly onHold: (card: Card | null) => void;
  /** Puts it back among the loose cards. */
  readonly onPutBack: (card: Card) => void;
  /** Its drop targets, besides the buttons that take the chosen card when they are pressed. */
  readonly drops: readonly HandDrop<Card>[];
}

/** The props of `<ApartDrag>`. */
export interface ApartDragProps<Card extends CardCode> extends ApartCards<Card> {
  /** The element that contains the groups. */
  readonly root: HTMLElement;
  /** The press for which it was loaded. */
  readonly first: PointerEvent;
  /** The selector of the place of the loose cards on the page. */
  readonly loose: string;
}

/** Drags single cards out of the groups set apart: to other groups, to places on the table, or back. Renders nothing. */
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
      // it stays chosen until whatever takes the chosen card has taken it
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

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import './hand.css';
import type { CardCode, Pack } from '../../language/cardCode.ts';
import { useCardName } from '../useCardName.ts';
import { useWidth } from '../../ui/elementSize.ts';
import { shownLater } from '../../ui/shownLater.tsx';
import { type RefusalReason, WhySlip, type WhySlipProps } from '../../ui/WhySlip.tsx';
import type { HandDrop } from './handDrop.ts';
import type { HandFlag, HandFlags } from './handFlag.ts';
import { HandCard } from './HandCard.tsx';
import type { HandDragProps } from './HandDrag.ts';
import { readHandKey } from './handKeys.ts';
import { type HandLimits, handLayout, placesIn } from './handLayout.ts';
import { useFlipAnimation } from './useFlipAnimation.ts';

/* for any kind of cards: the compiler sees a lazy component as one kind */
const HandDrag = shownLater(async () => (await import('./HandDrag.ts')).HandDrag) as <Card extends CardCode>(
  props: HandDragProps<Card>,
) => ReactNode;

const NO_FLAGS: readonly HandFlag[] = [];

/* Where less of a card than this is visible, in px, a flag has no room for its word. */
const NARROW = 66;

/* Where a neighbour leaves less of a card visible than this share, only a sliver of its right half would show. */
const SEEN_WHOLE = 0.92;
/* The same for the picture of a whole card. */
const PICTURE_SEEN = 0.64;

export interface HandProps<Card extends CardCode> extends Omit<HandLimits, 'starts'> {
  /** The cards in hand order; no code twice. */
  readonly cards: readonly Card[];
  readonly pack?: Pack | undefined;
  /** The accessible name of the listbox: 'Your hand, five cards'. */
  readonly label: string;
  readonly selected: readonly Card[];
  /** Whether selecting a card deselects the previous one. */
  readonly choice: 'one' | 'many';
  readonly onSelect: (selected: readonly Card[]) => void;
  /** Enter on a card: what the main button would do with it. */
  readonly onAct?: ((card: Card) => void) | undefined;
  /** Alt and an arrow, or a drag with a pointer: moves the card to this place in the hand. Returns a function that undoes it. */
  readonly onCarry?: ((card: Card, to: number) => () => void) | undefined;
  /** Chooses exactly these cards: those being dragged, while they are held. */
  readonly onChoose?: ((cards: readonly Card[]) => void) | undefined;
  /** Drop targets of its cards, beside the places where a press would put them. */
  readonly drops?: readonly HandDrop<Card>[] | undefined;
  /**
   * Returns why a card may not be chosen now; null if it may. Such a card is dimmed and hatched, and touching it shows the reason.
   */
  readonly whyNot?: ((card: Card) => RefusalReason | null) | undefined;
  /** The flags of cards: 'new', 'follows'. */
  readonly flags?: HandFlags<Card> | undefined;
  /** The first cards of groups: there is a gap before each. */
  readonly gaps?: ReadonlySet<Card> | undefined;
  /** The width of the row of cards, in px, if known before layout; else 0, or omitted. */
  readonly expectedWidth?: number | undefined;
}

/** The first press on a card, which loads the drag code. */
interface FirstGrasp {
  readonly hand: HTMLElement;
  readonly first: PointerEvent;
}

interface FocusRequest<Card> {
  readonly card: Card;
  /** The centre of the card's visible part, on the table. */
  readonly at: WhySlipProps['at'];
}

/**
 * The player's own cards as a listbox. Arrows, Home and End move between cards, Space lifts, Enter acts. Any number of cards fits,
 * with index and suit always visible.
 */
export function Hand<Card extends CardCode>(props: HandProps<Card>) {
  const { cards, pack, label, selected, choice, onSelect, onAct, onCarry, whyNot, flags, gaps } = props;
  const nameOf = useCardName(pack);
  const hand = useRef<HTMLDivElement>(null);
  const [grasp, setGrasp] = useState<FirstGrasp | null>(null);
  const [measure, width] = useWidth(props.expectedWidth);
  const starts = cards.flatMap((card, at) => (gaps?.has(card) ? [at] : []));
  const layout = handLayout(cards.length, width, { ...props, starts });
  const [remembered, setActive] = useState(0);
  const [asked, setAsked] = useState<FocusRequest<Card> | null>(null);
  const active = Math.min(remembered, cards.length - 1);
  const firstRow = layout.rows[0] ?? 0;
  const places = placesIn(layout, width, starts);
  useFlipAnimation(hand, { cards, places, within: width });

  const focus = (index: number) => {
    setActive(index);
    optionAt(hand.current, index)?.focus();
  };

  const refuse = (card: Card): boolean => {
    if (!whyNot?.(card)) return false;
    const table = hand.current?.offsetParent ?? null;
    const left = leftOf(optionAt(hand.current, cards.indexOf(card))) - leftOf(table);
    const x = left + Math.min(layout.step, layout.cardWidth) / 2;
    setAsked({ card, at: { x, within: table?.clientWidth ?? width } });
    return true;
  };

  const choose = (card: Card) => {
    if (refuse(card)) return;
    if (selected.includes(card)) onSelect(selected.filter((other) => other !== card));
    else onSelect(choice === 'one' ? [card] : [...selected, card]);
  };

  const onClick = (event: MouseEvent) => {
    const index = indexOf(event.target);
    const card = cards[index];
    if (card === undefined) return;
    setActive(index);
    choose(card);
  };

  /* even where a screen reader moves the focus, past the arrows */
  const onFocus = (event: FocusEvent) => {
    if (event.target !== event.currentTarget) setActive(indexOf(event.target));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const card = cards[active];
    const key = readHandKey(event, { at: active, count: cards.length, firstRow });
    if (card === undefined || key === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAsked(null);
    switch (key.kind) {
      case 'choose':
        return choose(card);
      case 'act':
        if (!refuse(card)) onAct?.(card);
        return;
      case 'go':
        return focus(key.to);
      case 'carry':
        onCarry?.(card, key.to);
        if (onCarry) setActive(key.to);
        return;
    }
  };

  const refusal = asked && whyNot?.(asked.card);
  const rows = [
    { first: 0, cards: cards.slice(0, firstRow) },
    { first: firstRow, cards: cards.slice(firstRow) },
  ].filter((row) => row.cards.length > 0);

  return (
    <div
      ref={hand}
      className="hand"
      data-narrow={layout.step < NARROW || undefined}
      data-fanned={layout.step < layout.cardWidth * SEEN_WHOLE || undefined}
      data-slivers={layout.step < layout.cardWidth * PICTURE_SEEN || undefined}
      style={{
        '--card-width': `${layout.cardWidth}px`,
        '--hand-step': `${layout.step}px`,
        '--hand-row-step': `${layout.rowStep}px`,
        '--hand-lift': `${layout.lift}px`,
        '--hand-gap': `${layout.groupGap}px`,
      }}
    >
      {grasp && <HandDrag {...props} {...grasp} layout={layout} places={places} refuse={refuse} />}
      {asked && refusal && (
        <div className="hand-why">
          <WhySlip refusal={refusal} at={asked.at} onDismiss={() => setAsked(null)} />
        </div>
      )}
      <div
        ref={measure}
        className="hand-rows"
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-orientation="horizontal"
        aria-multiselectable={choice === 'many'}
        onPointerDown={({ nativeEvent, currentTarget: { parentElement } }) => {
          if (grasp === null && parentElement !== null) setGrasp({ hand: parentElement, first: nativeEvent });
        }}
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <div key={row.first} className="hand-row" role="presentation">
            {row.cards.map((card, i) => (
              <HandCard
                key={card}
                card={card}
                pack={pack}
                name={nameOf(card)}
                flags={flags?.get(card) ?? NO_FLAGS}
                width={layout.cardWidth}
                starts={gaps?.has(card) === true}
                index={row.first + i}
                of={cards.length}
                standing={selected.includes(card) ? 'chosen' : whyNot?.(card) ? 'refused' : 'held'}
                focusable={row.first + i === active}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The index of the card that contains an event's target; -1 for none. */
function indexOf(target: EventTarget): number {
  const option = target instanceof Element ? target.closest('[role=option]') : null;
  return Number(option?.getAttribute('aria-posinset')) - 1;
}

function optionAt(hand: HTMLElement | null, index: number): HTMLElement | null {
  return hand?.querySelectorAll<HTMLElement>('[role=option]')[index] ?? null;
}

function leftOf(element: Element | null): number {
  return element?.getBoundingClientRect().left ?? 0;
}

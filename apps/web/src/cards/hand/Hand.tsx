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

/* generic in the kind of card, although the type of a lazy component is not */
const HandDrag = shownLater(async () => (await import('./HandDrag.ts')).HandDrag) as <Card extends CardCode>(
  props: HandDragProps<Card>,
) => ReactNode;

const NO_FLAGS: readonly HandFlag[] = [];

/* If less of a card than this is visible, in px, there is no room for the word of a flag. */
const NARROW = 66;

/* If a neighbour leaves less than this fraction of a card visible, only a sliver of its right half would show. */
const SEEN_WHOLE = 0.92;
/* The same limit for the picture of a whole card. */
const PICTURE_SEEN = 0.64;

export interface HandProps<Card extends CardCode> extends Omit<HandLimits, 'starts'> {
  /** The cards in hand order; no code twice. */
  readonly cards: readonly Card[];
  readonly pack?: Pack | undefined;
  /** The accessible name of the listbox: `Your hand, five cards`. */
  readonly label: string;
  readonly selected: readonly Card[];
  /** Whether selecting a card deselects the previous one. */
  readonly choice: 'one' | 'many';
  readonly onSelect: (selected: readonly Card[]) => void;
  /** Does with a card what the main button would do. Called on Enter. */
  readonly onAct?: ((card: Card) => void) | undefined;
  /**
   * Moves a card to the index `to` in the hand and returns a function that undoes the move. Called on Alt and an arrow, or while a
   * card is dragged.
   */
  readonly onCarry?: ((card: Card, to: number) => () => void) | undefined;
  /** Chooses exactly these cards. Called with the dragged cards, during the drag. */
  readonly onChoose?: ((cards: readonly Card[]) => void) | undefined;
  /** The drop targets of the cards, in addition to the places where a press would put them. */
  readonly drops?: readonly HandDrop<Card>[] | undefined;
  /**
   * Returns why a card may not be chosen now; null if it may. The hand dims and hatches such a card, and a tap on it shows the
   * reason.
   */
  readonly whyNot?: ((card: Card) => RefusalReason | null) | undefined;
  /** The flags of cards: `new`, `follows`. */
  readonly flags?: HandFlags<Card> | undefined;
  /** The first card of each group, with a gap before it. */
  readonly gaps?: ReadonlySet<Card> | undefined;
  /** The width of the row of cards, in px, if known before layout; 0 or omitted if it is not. */
  readonly expectedWidth?: number | undefined;
}

/** The first press on a card, which starts loading the drag code. */
interface FirstGrasp {
  readonly hand: HTMLElement;
  readonly first: PointerEvent;
}

interface FocusRequest<Card> {
  readonly card: Card;
  /** The centre of the card's visible part, relative to the table. */
  readonly at: WhySlipProps['at'];
}

/**
 * The player's own cards as a listbox. The arrow keys, Home and End move between cards; Space chooses, and Enter acts. The hand can
 * have any number of cards, with index and suit always visible.
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

  /* even if a screen reader moves the focus without the arrow keys */
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

/** Returns the index of the card that contains an event's target; -1 for none. */
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

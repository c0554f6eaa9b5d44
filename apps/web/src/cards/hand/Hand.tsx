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

/* for any kind of cards: what is loaded later is of one kind as far as the compiler can see */
const HandDrag = shownLater(async () => (await import('./HandDrag.ts')).HandDrag) as <Card extends CardCode>(
  props: HandDragProps<Card>,
) => ReactNode;

const NO_FLAGS: readonly HandFlag[] = [];

/* Where less of a card than this is seen, in px, a flag has no room for its word. */
const NARROW = 66;

/* Where a neighbour leaves less of a card in sight than this share, only a sliver of its right half would be seen. */
const SEEN_WHOLE = 0.92;
/* The same for the picture of a whole card. */
const PICTURE_SEEN = 0.64;

export interface HandProps<Card extends CardCode> extends Omit<HandLimits, 'starts'> {
  /** The cards in the order they are held; no code twice. */
  readonly cards: readonly Card[];
  readonly pack?: Pack | undefined;
  /** The listbox's name: 'Your hand, five cards'. */
  readonly label: string;
  readonly selected: readonly Card[];
  /** Whether choosing a card lets go of the one chosen before. */
  readonly choice: 'one' | 'many';
  readonly onSelect: (selected: readonly Card[]) => void;
  /** Enter on a card: what the screen's brass plate would do with it. */
  readonly onAct?: ((card: Card) => void) | undefined;
  /** Alt and an arrow, or a pointer that drags it: the card goes to this place in the hand. Answers the way back. */
  readonly onCarry?: ((card: Card, to: number) => () => void) | undefined;
  /** Chooses these cards and no others: those that are dragged, for as long as they are held. */
  readonly onChoose?: ((cards: readonly Card[]) => void) | undefined;
  /** Where its cards can be dropped, beside what a press would put them on. */
  readonly drops?: readonly HandDrop<Card>[] | undefined;
  /** Why a card may not be chosen now. Such a card is dimmed and hatched; touching it shows the reason. */
  readonly whyNot?: ((card: Card) => RefusalReason | null) | undefined;
  /** What cards are marked with: 'new', 'follows'. */
  readonly flags?: HandFlags<Card> | undefined;
  /** The cards that begin a group: before each is a gap. */
  readonly gaps?: ReadonlySet<Card> | undefined;
  /** How wide the row of cards will be, in px, where that is known before it is laid out; else 0, or left out. */
  readonly expectedWidth?: number | undefined;
}

/** The first press on a card: from then on the hand is dragged from. */
interface FirstGrasp {
  readonly hand: HTMLElement;
  readonly first: PointerEvent;
}

interface FocusRequest<Card> {
  readonly card: Card;
  /** The middle of what is seen of the card, on the table. */
  readonly at: WhySlipProps['at'];
}

/**
 * One's own cards as a listbox. Arrows, Home and End go from card to card, Space lifts, Enter acts.
 * Any number of cards fits, index and suit always in sight.
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

  /* also where a screen reader moves the focus, past the arrows */
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

/** Which card of the hand, from 0, is meant by what lies within it; -1 for none. */
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

import { type Seat, SPANISH_HAND_ORDERS, type SpanishCard } from '@chinwag/rules';
import { bestArrangement, type ChinchonMove, type ChinchonState, heldBy, selectionOf } from '@chinwag/rules/chinchon';
import { useState } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { type AttemptMove, attempting } from '../../board/attempting.ts';
import { dropForMove } from '../../board/hand/dropForMove.ts';
import type { HeldHand } from '../../board/hand/heldHand.ts';
import { type ArrangedHand, useArrangedHand } from '../../board/hand/useArrangedHand.ts';
import { useDraft } from '../../board/useDraft.ts';
import type { ApartCards } from '../../cards/hand/ApartDrag.ts';
import type { HandDrop } from '../../cards/hand/handDrop.ts';
import { addedTo, type Put } from './addedTo.ts';
import type { Group } from './groups.ts';
import { draftSchema, looseCards, momentOfDraft, NO_DRAFT, NO_PARTS, type Parts, partsAt, withoutCards } from './parts.ts';
import { putWith } from './putWith.ts';
import type { View } from './view.ts';

/** The cards a player has set apart and chosen, with the functions that change them. */
export interface PartsControls {
  readonly parts: Parts;
  readonly hand: ArrangedHand<SpanishCard>;
  /** The cards that are not set apart, in hand order. */
  readonly loose: readonly SpanishCard[];
  /** The chosen loose cards, in the order in which they were tapped. */
  readonly chosen: readonly SpanishCard[];
  readonly touch: (card: SpanishCard) => void;
  /** The loose cards as props of the player's own hand. */
  readonly held: Omit<HeldHand<SpanishCard>, 'whyNot'>;
  readonly setApart: (parts: Parts) => void;
  /**
   * Returns the result of putting the chosen cards into a group. Returns null if no card is chosen, or if the group does not take
   * several cards.
   */
  readonly putOn: (group: Group) => Put | null;
  /** Applies a result of `putOn`, or explains why it was refused. */
  readonly take: (put: Put) => void;
  /** The drag controls of the cards set apart. A card dragged out of its group counts as chosen during the drag. */
  readonly apart: ApartCards<SpanishCard>;
  /** Sets the chosen cards apart as a meld; does nothing if they form none. */
  readonly meldChosen: () => void;
  /** Sets a card apart for the meld at index `meld` on the table, or explains why it cannot be added. */
  readonly addTo: (card: SpanishCard, meld: number) => void;
  /** Moves a loose card to index `to`. Returns a function that undoes the change. */
  readonly carry: (card: SpanishCard, to: number) => () => void;
  /** Plays a move if it is legal, or explains why it is not. */
  readonly attempt: AttemptMove<ChinchonMove>;
}

/** The props of a component that shows the player's own cards. */
export interface OwnCardsProps {
  readonly state: ChinchonState;
  readonly seat: Seat;
  readonly composing: PartsControls;
}

/** The props of a component in the middle of the table. */
export interface MiddleProps {
  readonly view: View;
  readonly composing: PartsControls;
  /** Whether the viewer must make a move. */
  readonly asked: boolean;
}

/**
 * Stores the cards that the player at `seat` sets apart, and keeps them across a reload. Returns the cards with the functions that
 * change them. A spectator, whose `seat` is null, has nothing set apart.
 */
export function useParts(props: BoardProps<ChinchonState, ChinchonMove>, seat: Seat | null): PartsControls {
  const { gameKey, state } = props;
  const [draft, keep] = useDraft(`parts.${gameKey}`, draftSchema, NO_DRAFT);
  const [touched, setTouched] = useState<readonly SpanishCard[]>([]);
  const own = seat === null ? [] : heldBy(state.deal, seat);
  const parts = seat === null ? NO_PARTS : partsAt(state, seat, draft);
  const left = looseCards(own, parts);
  const hand = useArrangedHand(gameKey, own, {
    deal: state.deal.number,
    sorts: SPANISH_HAND_ORDERS,
    melds: (cards) => bestArrangement(cards, state.options.deck).melds,
    aside: own.filter((card) => !left.includes(card)),
  });
  const loose = hand.cards;
  const [out, hold] = useState<SpanishCard | null>(null);
  const isOut = out !== null && own.includes(out) && !loose.includes(out);
  const chosen = isOut ? [out] : touched.filter((card) => loose.includes(card));
  const clearChoice = () => {
    setTouched([]);
    hold(null);
  };
  const attempt = attempting(props, clearChoice);
  const setApart = (now: Parts) => {
    if (seat === null) return;
    clearChoice();
    keep({ moment: momentOfDraft(state, seat), ...now });
  };
  const touch = (card: SpanishCard) => {
    const others = chosen.filter((other) => other !== card);
    setTouched(others.length < chosen.length ? others : [...chosen, card]);
  };
  const discarding = dropForMove<ChinchonState, ChinchonMove, SpanishCard>(
    'discards', (card) => ({ type: 'discard', card }), props, attempt,
  );
  const composer = seat === null ? null : { state, seat, parts, check: props.check };
  const take = (put: Put) => (put.ok ? setApart(put.parts) : props.explain(put.why));
  const adding = (card: SpanishCard, meld: number) => (composer === null ? null : addedTo(composer, meld, [card]));
  const addTo = (card: SpanishCard, meld: number) => {
    const put = adding(card, meld);
    if (put !== null) take(put);
  };
  const melds = state.deal.melds.map((_, at): HandDrop<SpanishCard> => ({
    at: `meld ${at}`,
    by: 'laid',
    isLawful: (card) => adding(card, at)?.ok === true,
    onDrop: (card) => addTo(card, at),
  }));
  const drops = [discarding, ...melds];
  return {
    parts,
    hand,
    loose,
    chosen,
    held: { cards: loose, chosen, onTouch: touch, onAct: discarding.onDrop, onChoose: setTouched, drops },
    touch,
    setApart,
    putOn: (group) => {
      if (composer === null || group.cards.some((card) => chosen.includes(card))) return null;
      return putWith(composer, group, chosen);
    },
    take,
    apart: { onHold: hold, onPutBack: (card) => setApart(withoutCards(state, parts, [card])), drops },
    meldChosen: () => {
      const meld = selectionOf(chosen, state.options.deck);
      if (meld.kind !== 'nothing') setApart({ ...parts, melds: [...parts.melds, meld.cards] });
    },
    addTo,
    carry: hand.carry,
    attempt,
  };
}

import { type Seat, SPANISH_HAND_ORDERS, type SpanishCard } from '@chinwag/rules';
import { bestArrangement, type ChinchonMove, type ChinchonState, heldBy, meldsFor, selectionOf } from '@chinwag/rules/chinchon';
import { useState } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { type AttemptMove, attempting } from '../../board/attempting.ts';
import { dropForMove } from '../../board/hand/dropForMove.ts';
import type { HeldHand } from '../../board/hand/heldHand.ts';
import { type ArrangedHand, useArrangedHand } from '../../board/hand/useArrangedHand.ts';
import { useDraft } from '../../board/useDraft.ts';
import { draftSchema, looseCards, momentOfDraft, NO_DRAFT, NO_PARTS, type Parts, partsAt } from './parts.ts';
import type { View } from './view.ts';

/** The cards a player has set apart and chosen, and the actions that change them. */
export interface PartsControls {
  readonly parts: Parts;
  readonly hand: ArrangedHand<SpanishCard>;
  /** The cards that are not set apart, in hand order. */
  readonly loose: readonly SpanishCard[];
  /** The loose cards that have been touched, in the order of the touches. */
  readonly chosen: readonly SpanishCard[];
  readonly touch: (card: SpanishCard) => void;
  /** The loose cards as props of the player's own hand. */
  readonly held: Omit<HeldHand<SpanishCard>, 'whyNot'>;
  readonly setApart: (parts: Parts) => void;
  /** Sets the chosen cards apart as a meld; does nothing if they form none. */
  readonly meldChosen: () => void;
  /** Sets the chosen card apart for a meld on the table. */
  readonly addTo: (card: SpanishCard, meld: number) => void;
  /** Moves a loose card to the place of another. Returns a function that undoes it. */
  readonly carry: (card: SpanishCard, to: number) => () => void;
  /** Plays a move if it is legal, else explains why it is not. */
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
  /** Whether a move of the viewer is pending. */
  readonly asked: boolean;
}

/**
 * Stores what the player in `seat` prepares, which survives a reload. Returns it with the actions that change it; with null, for a
 * spectator, nothing is prepared.
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
  const chosen = touched.filter((card) => loose.includes(card));
  const attempt = attempting(props, () => setTouched([]));
  const setApart = (now: Parts) => {
    if (seat === null) return;
    setTouched([]);
    keep({ moment: momentOfDraft(state, seat), ...now });
  };
  const touch = (card: SpanishCard) => {
    const others = chosen.filter((other) => other !== card);
    setTouched(others.length < chosen.length ? others : [...chosen, card]);
  };
  const discarding = dropForMove<ChinchonState, ChinchonMove, SpanishCard>(
    'discards', (card) => ({ type: 'discard', card }), props, attempt,
  );
  return {
    parts,
    hand,
    loose,
    chosen,
    held: { cards: loose, chosen, onTouch: touch, onAct: discarding.onDrop, onChoose: setTouched, drops: [discarding] },
    touch,
    setApart,
    meldChosen: () => {
      const meld = selectionOf(chosen, state.options.deck);
      if (meld.kind !== 'nothing') setApart({ ...parts, melds: [...parts.melds, meld.cards] });
    },
    addTo: (card, meld) => {
      if (!meldsFor(state, card, parts.layOffs).includes(meld)) return;
      setApart({ ...parts, layOffs: [...parts.layOffs, { card, meld }] });
    },
    carry: hand.carry,
    attempt,
  };
}

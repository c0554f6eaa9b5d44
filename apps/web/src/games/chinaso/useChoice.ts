import { type ChinasoCard, type ChinasoMove, type ChinasoState, isDown, type SetAt } from '@chinwag/rules/chinaso';
import { useState } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { type AttemptMove, attempting } from '../../board/attempting.ts';
import { dropForMove } from '../../board/hand/dropForMove.ts';
import type { HeldHand } from '../../board/hand/heldHand.ts';
import { chosenOf } from './choice.ts';
import { cardsIn } from './composition.ts';
import { type LayingControls, type Way, waysNow } from './laying.ts';
import { type CompositionControls, useComposition } from './useComposition.ts';

/** The player's choice and the functions that change it and play it. */
export interface Choosing {
  /** The chosen cards of the hand; at most one for a player who is down. */
  readonly chosen: readonly ChinasoCard[];
  readonly composing: CompositionControls;
  /** The legal places for the chosen card, and the functions that use them. */
  readonly laying: LayingControls;
  /** Selects a card of the hand, or deselects it. */
  readonly touchCard: (card: ChinasoCard) => void;
  /** Lays a card if only one place is legal, or discards a card without a legal place. */
  readonly actOn: (card: ChinasoCard) => void;
  /** Puts the chosen cards into a part of the contract, or takes the part's cards back if none are chosen. */
  readonly touchPart: (index: number) => void;
  /** Plays a move if it is legal, or explains why it is not. */
  readonly attempt: AttemptMove<ChinasoMove>;
  /** The choice as props of the player's own hand. */
  readonly hand: Omit<HeldHand<ChinasoCard>, 'cards' | 'whyNot'>;
}

/**
 * Stores which cards and places the player has tapped, and turns them into moves. Returns the choice, with the functions that
 * change it and play it.
 */
export function useChoice(props: BoardProps<ChinasoState, ChinasoMove>): Choosing {
  const { state, viewer, legalMoves } = props;
  const { deal, phase } = state;
  const [touched, setTouched] = useState<readonly ChinasoCard[]>([]);
  const [swapping, setSwapping] = useState<SetAt | null>(null);
  const clearChoice = () => {
    setTouched([]);
    setSwapping(null);
  };
  const composing = useComposition(props, clearChoice);
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const down = viewer !== 'spectator' && isDown(deal, viewer);
  const chosen = chosenOf(touched, hand, cardsIn(composing.parts));

  const attempt = attempting(props, clearChoice);
  const all = waysNow(legalMoves, deal.live?.card ?? null);
  const waysFor = (card: ChinasoCard | undefined) => all.filter((way) => way.card === card);
  const ways = waysFor(phase.name === 'draw' ? deal.live?.card : chosen[0]);
  const swapsAt = ({ seat, index }: SetAt): readonly Way[] =>
    ways.filter(({ use }) => use.type === 'swapJoker' && use.straight.seat === seat && use.straight.index === index);

  const chooseAll = (cards: readonly ChinasoCard[]) => {
    setSwapping(null);
    setTouched(cards);
  };
  const touchCard = (card: ChinasoCard) => {
    if (chosen.includes(card)) chooseAll(chosen.filter((other) => other !== card));
    else chooseAll(down ? [card] : [...chosen, card]);
  };
  const actOn = (card: ChinasoCard) => {
    const [only, ...others] = waysFor(card);
    if (only === undefined) attempt({ type: 'discard', card });
    else if (others.length === 0) attempt(only.move);
    else setTouched([card]);
  };
  const discarding = dropForMove<ChinasoState, ChinasoMove, ChinasoCard>(
    'discards', (card) => ({ type: 'discard', card }), props, attempt,
  );
  return {
    chosen,
    composing,
    laying: {
      ways,
      swapping: swapping !== null && swapsAt(swapping).length > 0 ? swapping : null,
      onLay: ({ move }) => attempt(move),
      onSwap: (straight) => {
        const [only, ...others] = swapsAt(straight);
        if (only !== undefined && others.length === 0) attempt(only.move);
        else setSwapping(straight);
      },
    },
    touchCard,
    actOn,
    touchPart: (index) => {
      const part = composing.parts[index];
      if (part === undefined) return;
      if (chosen.length === 0 && part.set !== null) composing.takeBack(index);
      else composing.fill(index, chosen);
    },
    attempt,
    hand: { chosen, onTouch: touchCard, onAct: actOn, onChoose: chooseAll, drops: [discarding] },
  };
}

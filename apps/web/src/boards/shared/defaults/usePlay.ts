import type { FrenchCard, GameState, PlayMove } from '@chinwag/rules';
import { useState } from 'react';
import type { BoardProps } from '../../board.ts';
import { attempting } from '../attempting.ts';
import type { Status } from '../status.ts';
import { useTouchedTwice } from '../useTouchedTwice.ts';
import { chosenCard } from './chosenCard.ts';

/** The card that has been touched, and what becomes of it. */
export interface Playing {
  readonly chosen: FrenchCard | null;
  /** Chooses a card, or lets go of it; touched twice, it is played. */
  readonly touch: (card: FrenchCard) => void;
  /** Plays a card, or says why that cannot be. */
  readonly play: (card: FrenchCard) => void;
}

/** Keeps the card that was touched, and plays it. */
export function usePlay<State extends GameState>(
  props: BoardProps<State, PlayMove<FrenchCard>>,
  cards: readonly FrenchCard[],
  { asksYou }: Status,
): Playing {
  const [touched, setTouched] = useState<FrenchCard | null>(null);
  const isSecondTouch = useTouchedTwice();
  const attempt = attempting(props, () => setTouched(null));
  const chosen = chosenCard(touched, cards, props.legalMoves.map(({ card }) => card));
  const play = (card: FrenchCard) => attempt({ type: 'play', card });
  const touch = (card: FrenchCard) => {
    if (isSecondTouch(card) && asksYou) play(card);
    else setTouched(card === chosen ? null : card);
  };
  return { chosen, touch, play };
}

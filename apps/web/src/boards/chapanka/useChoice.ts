import type { FrenchCard } from '@chinwag/rules';
import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import { useState } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { type Attempt, attempting } from '../shared/attempting.ts';
import { useTouchedTwice } from '../shared/useTouchedTwice.ts';
import { type Choice, choiceOf, moveWith } from './choice.ts';
import { heardOf } from './plate.ts';

/** What the player has chosen, and the ways to choose and to act. */
export interface Choosing {
  readonly choice: Choice;
  /** Chooses a card of the hand, or lets go of it; touched twice in play, it is played. */
  readonly touchCard: (card: FrenchCard) => void;
  /** Does with a card what the brass plate would do, or says why that cannot be. */
  readonly actOn: (card: FrenchCard) => void;
  /** Makes a move if it is lawful, else says why it is not. */
  readonly attempt: Attempt<ChapankaMove>;
}

/** Keeps what the player has touched, and turns it into moves. */
export function useChoice(props: BoardProps<ChapankaState, ChapankaMove>): Choosing {
  const { state, legalMoves } = props;
  const [touched, setTouched] = useState<FrenchCard | null>(null);
  const isSecondTouch = useTouchedTwice();
  const announce = useAnnounce();
  const say = useSay();
  const choice = choiceOf(props, touched, legalMoves);
  const attempt = attempting(props, () => setTouched(null));
  const actOn = (card: FrenchCard) => attempt(moveWith(props, card));
  const choose = (next: FrenchCard | null) => {
    setTouched(next);
    for (const sentence of heardOf(props, choiceOf(props, next, legalMoves))) announce(say(sentence));
  };
  const touchCard = (card: FrenchCard) => {
    const twice = isSecondTouch(card);
    if (twice && state.phase.name === 'play' && legalMoves.length > 0) actOn(card);
    else choose(choice.card === card ? null : card);
  };
  return { choice, touchCard, actOn, attempt };
}

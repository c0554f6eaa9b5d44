import type { Seat } from '@chinwag/rules';
import { type ChanoyuCard, type ChanoyuMove, type ChanoyuState, type LayMove, numberOf } from '@chinwag/rules/chanoyu';
import { useState } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { type Attempt, attempting } from '../shared/attempting.ts';
import { isYou } from '../shared/people.ts';
import { useTouchedTwice } from '../shared/useTouchedTwice.ts';
import { type Choice, choiceOf, type Touched, UNTOUCHED } from './choice.ts';
import { heardOf } from './heard.ts';
import type { View } from './view.ts';

/** What the player has chosen, and the ways to choose and to act. */
export interface Choosing {
  readonly choice: Choice;
  /** Chooses a card of the hand, or lets go of it; touched twice, it is played. */
  readonly touchCard: (card: ChanoyuCard) => void;
  /** Chooses a card of the trick to lay, or says why it cannot be laid. */
  readonly touchTrick: (card: ChanoyuCard) => void;
  /** Chooses a place for the chosen card; touched twice, the card is laid there. */
  readonly touchPlace: (way: LayMove) => void;
  /** The row last opened: the one a Tsukumogami’s free places are shown large of. */
  readonly openRow: Seat | null;
  readonly open: (row: Seat | null) => void;
  /** Plays a card of the hand, or says why that cannot be. */
  readonly playCard: (card: ChanoyuCard) => void;
  /** Makes a move if it is lawful, else says why it is not. */
  readonly attempt: Attempt<ChanoyuMove>;
}

/** What whatever shows or answers a choice takes. */
export interface ChoosingProps {
  readonly view: View;
  readonly choosing: Choosing;
}

/** Keeps what the player has touched, and turns it into moves. */
export function useChoice(props: BoardProps<ChanoyuState, ChanoyuMove>): Choosing {
  const { state, viewer, legalMoves, check, explain } = props;
  const [touched, setTouched] = useState<Touched>(UNTOUCHED);
  const [openRow, open] = useState<Seat | null>(null);
  const isSecondTouch = useTouchedTwice();
  const announce = useAnnounce();
  const say = useSay();
  const choice = choiceOf(props, touched, legalMoves);
  const playing = state.phase.name === 'play' && isYou(props, state.phase.seat);

  const choose = (next: Touched) => {
    setTouched(next);
    for (const sentence of heardOf(props, choiceOf(props, next, legalMoves))) announce(say(sentence));
  };
  const attempt = attempting(props, () => setTouched(UNTOUCHED));
  const playCard = (card: ChanoyuCard) => attempt({ type: 'play', card });
  const touchCard = (card: ChanoyuCard) => {
    const twice = isSecondTouch(card);
    if (playing && twice) playCard(card);
    else setTouched({ card: choice.card === card ? null : card, place: null });
  };
  const touchTrick = (card: ChanoyuCard) => {
    if (legalMoves.some((move) => move.type === 'lay' && move.card === card)) {
      return choose({ card: choice.card === card ? null : card, place: null });
    }
    if (viewer === 'spectator') return;
    const violation = check({ type: 'lay', card, row: viewer, value: numberOf(card) ?? 1 });
    if (violation !== null) explain(violation);
  };
  const touchPlace = (way: LayMove) => {
    const twice = isSecondTouch(`${way.card} ${way.row} ${way.value}`);
    if (twice) return attempt(way);
    choose({ card: way.card, place: way });
    open(way.row);
  };
  return { choice, touchCard, touchTrick, touchPlace, openRow, open, playCard, attempt };
}

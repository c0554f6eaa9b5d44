import type { FrenchCard } from '@chinwag/rules';
import type { ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import { useState } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { useTouchedTwice } from '../shared/useTouchedTwice.ts';
import { type Choice, choiceOf, type Picked, picksWanted, touch } from './choice.ts';
import { type Attempt, attempting } from '../shared/attempting.ts';
import { isYou } from '../shared/people.ts';
import { chosenInWords } from './plate.ts';

/** What the player has chosen, and the ways to choose and to act. */
export interface Choosing {
  readonly choice: Choice;
  /** Chooses a trump or a card of the trick, or lets go of it. */
  readonly choose: (pick: Picked) => void;
  /** Chooses a card of the hand, or lets go of it; touched twice, it is played. */
  readonly touchCard: (card: FrenchCard) => void;
  /** Does with a card of the hand what the brass plate would do, or says why that cannot be. */
  readonly actOn: (card: FrenchCard) => void;
  /** Makes a move if it is lawful, else says why it is not. */
  readonly attempt: Attempt<ChinkwayMove>;
}

/** Keeps what the player has touched, and turns it into moves. */
export function useChoice(props: BoardProps<ChinkwayState, ChinkwayMove>): Choosing {
  const { state, legalMoves } = props;
  const [touched, setTouched] = useState<readonly Picked[]>([]);
  const isSecondTouch = useTouchedTwice();
  const announce = useAnnounce();
  const say = useSay();
  const choice = choiceOf(props, touched, legalMoves);
  const asked = 'seat' in state.phase && isYou(props, state.phase.seat) ? state.phase.name : null;

  const choose = (pick: Picked) => {
    const next = touch(choice.picks, pick, picksWanted(props));
    const chosen = chosenInWords(choiceOf(props, next, legalMoves));
    setTouched(next);
    if (chosen !== null) announce(say(chosen));
  };
  const attempt = attempting(props, () => setTouched([]));
  const actOn = (card: FrenchCard) => {
    if (asked !== 'discard') return attempt({ type: 'play', card });
    if (choice.move !== null && choice.picks.includes(card)) attempt(choice.move);
    else choose(card);
  };
  const touchCard = (card: FrenchCard) => {
    const twice = isSecondTouch(card);
    const askedOtherwise = asked === 'trump' || asked === 'extract' || asked === 'finalRequest';
    if (askedOtherwise || (twice && asked === 'play')) actOn(card);
    else choose(card);
  };
  return { choice, choose, touchCard, actOn, attempt };
}

import type { GameState, Tagged } from '@chinwag/rules';
import { useState } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import type { CardCode } from '../language/cardCode.ts';
import { useSay } from '../language/language.ts';
import type { Message } from '../language/message.ts';
import type { BoardProps } from './screen.ts';
import type { GameView } from './gameView.ts';
import { type AttemptMove, attempting } from './attempting.ts';
import { type Choice, type ChoiceRules, choiceOf, touch } from './choice.ts';
import type { HeldHand } from './hand/heldHand.ts';
import { turnIn } from './turnIn.ts';
import { useDoubleTap } from './useDoubleTap.ts';

/** How a game is played from the hand: what its moves are made of, and what becomes of a card. */
export interface HandChoice<State extends GameState, Move extends Tagged, Card extends string, Pick extends string>
  extends ChoiceRules<Move, Card | Pick> {
  /** One's own cards as one holds them; none for somebody who watches. */
  readonly held: (view: GameView<State>) => readonly Card[];
  /** The move that a card of the hand makes at this moment, lawful or not; null where it can but be chosen. */
  readonly moveWith: (card: Card, view: GameView<State>, choice: Choice<Move, Card | Pick>) => Move | null;
  /** What is said to those who listen when something has been chosen; nothing, if left out. */
  readonly heard?: (choice: Choice<Move, Card | Pick>, view: GameView<State>, legalMoves: readonly Move[]) => readonly Message[];
  /** Whether a card of the hand that is touched says at once why it cannot be played; else that takes a double press. */
  readonly explainsAtOnce?: (view: GameView<State>) => boolean;
}

/** What the player has chosen, and the ways to choose and to act. */
export interface HandChoosing<Move extends Tagged, Card extends CardCode, Pick extends string = never> {
  readonly choice: Choice<Move, Card | Pick>;
  /** Chooses something, or lets go of it. */
  readonly choose: (pick: Card | Pick) => void;
  /** Chooses these things and nothing else. */
  readonly chooseAll: (picks: readonly (Card | Pick)[]) => void;
  /** Chooses a card of the hand, or lets go of it; touched twice, it is played. */
  readonly touchCard: (card: Card) => void;
  /** Does with a card of the hand what the main button would do, or says why that cannot be. */
  readonly actOn: (card: Card) => void;
  /** Makes a move if it is lawful, else says why it is not. */
  readonly attempt: AttemptMove<Move>;
  /** Takes each touch of something, and tells whether it was the second of two in quick succession. */
  readonly isSecondTouch: (what: string) => boolean;
  /** The same as one's own hand takes it. */
  readonly hand: HeldHand<Card>;
}

/** Keeps what the player has touched, and turns it into moves. */
export function useChoice<State extends GameState, Move extends Tagged, Card extends CardCode, Pick extends string>(
  props: BoardProps<State, Move>,
  game: HandChoice<State, Move, Card, Pick>,
): HandChoosing<Move, Card, Pick> {
  const { state, viewer, legalMoves, check } = props;
  const [touched, setTouched] = useState<readonly (Card | Pick)[]>([]);
  const isSecondTouch = useDoubleTap();
  const announce = useAnnounce();
  const say = useSay();
  const held = game.held(props);
  const after = (picks: readonly (Card | Pick)[]) => choiceOf<Move, Card | Pick>({ touched: picks, held, legalMoves }, game);
  const choice = after(touched);
  const attempt = attempting(props, () => setTouched([]));
  const chooseAll = (picks: readonly (Card | Pick)[]) => {
    setTouched(picks);
    for (const sentence of game.heard?.(after(picks), props, legalMoves) ?? []) announce(say(sentence));
  };
  const choose = (pick: Card | Pick) => chooseAll(touch(choice.picks, pick));
  const moveWith = (card: Card) => game.moveWith(card, props, choice);
  const isAsked = (move: Move | null): move is Move => legalMoves.some(({ type }) => type === move?.type);
  const actOn = (card: Card) => {
    const move = moveWith(card);
    if (move === null) choose(card);
    else attempt(move);
  };
  const touchCard = (card: Card) => {
    const twice = isSecondTouch(card);
    // also where nothing may be played, as while a bot does: then one is shown why
    const isPlaying = state.phase.name === 'play' && turnIn(state) === viewer;
    if ((twice && isPlaying) || game.explainsAtOnce?.(props) === true) actOn(card);
    else choose(card);
  };
  const whyNot = (card: Card) => {
    const move = moveWith(card);
    return isAsked(move) ? check(move) : null;
  };
  const chosen = held.filter((card) => choice.picks.includes(card));
  const isLawful = (card: Card) => {
    const move = moveWith(card);
    return !props.sending && (move === null || check(move) === null);
  };
  const drops = [{ at: 'middle', isLawful, onDrop: actOn }] as const;
  const hand = { cards: held, chosen, onTouch: touchCard, onAct: actOn, onChoose: chooseAll, drops, whyNot };
  return { choice, choose, chooseAll, touchCard, actOn, attempt, isSecondTouch, hand };
}

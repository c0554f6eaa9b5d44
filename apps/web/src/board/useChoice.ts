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

/** The rules of playing a game from the hand: what its moves consist of, and what a touched card does. */
export interface HandChoice<State extends GameState, Move extends Tagged, Card extends string, Pick extends string>
  extends ChoiceRules<Move, Card | Pick> {
  /** Returns the player's own cards, in hand order; none for a spectator. */
  readonly held: (view: GameView<State>) => readonly Card[];
  /** Returns the move that a card of the hand makes now, legal or not; null if it can only be chosen. */
  readonly moveWith: (card: Card, view: GameView<State>, choice: Choice<Move, Card | Pick>) => Move | null;
  /** Returns the announcements after a choice; there are none if it is omitted. */
  readonly heard?: (choice: Choice<Move, Card | Pick>, view: GameView<State>, legalMoves: readonly Move[]) => readonly Message[];
  /** Whether touching a card explains at once why it cannot be played; otherwise that takes a double tap. */
  readonly explainsAtOnce?: (view: GameView<State>) => boolean;
}

/** The player's choice, and the ways to choose and to act. */
export interface HandChoosing<Move extends Tagged, Card extends CardCode, Pick extends string = never> {
  readonly choice: Choice<Move, Card | Pick>;
  /** Chooses something, or unchooses it. */
  readonly choose: (pick: Card | Pick) => void;
  /** Chooses these things and nothing else. */
  readonly chooseAll: (picks: readonly (Card | Pick)[]) => void;
  /** Selects a card of the hand, or deselects it; a double tap plays it. */
  readonly touchCard: (card: Card) => void;
  /** Does with a card of the hand what the main button would do, or explains why not. */
  readonly actOn: (card: Card) => void;
  /** Plays a move if it is legal, else explains why it is not. */
  readonly attempt: AttemptMove<Move>;
  /** Registers a touch, and returns whether it was the second of a double tap. */
  readonly isSecondTouch: (what: string) => boolean;
  /** The same as props of the player's own hand. */
  readonly hand: HeldHand<Card>;
}

/** Stores what the player has touched, and turns it into moves. Returns the choice, with the ways to choose and to act. */
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
    // even where nothing may be played, as while a bot plays: then a touch shows why
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

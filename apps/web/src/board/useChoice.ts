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

/** The rules for choosing a move in a game played from the hand: the parts of its moves and what a tapped card does. */
export interface HandChoice<State extends GameState, Move extends Tagged, Card extends string, Pick extends string>
  extends ChoiceRules<Move, Card | Pick> {
  /** Returns the player's own cards, in hand order; none for a spectator. */
  readonly held: (view: GameView<State>) => readonly Card[];
  /** Returns the move that a card of the hand makes now, legal or not, or null if the card can only be chosen. */
  readonly moveWith: (card: Card, view: GameView<State>, choice: Choice<Move, Card | Pick>) => Move | null;
  /** Returns the announcements after a choice; none if omitted. */
  readonly heard?: (choice: Choice<Move, Card | Pick>, view: GameView<State>, legalMoves: readonly Move[]) => readonly Message[];
  /**
   * Returns whether a tap on a card immediately explains why the card cannot be played. If omitted or false, only a double tap
   * does.
   */
  readonly explainsAtOnce?: (view: GameView<State>) => boolean;
}

/** The player's choice and the functions that change it and play it. */
export interface HandChoosing<Move extends Tagged, Card extends CardCode, Pick extends string = never> {
  readonly choice: Choice<Move, Card | Pick>;
  /** Chooses a part, or removes it from the choice. */
  readonly choose: (pick: Card | Pick) => void;
  /** Chooses these parts and no others. */
  readonly chooseAll: (picks: readonly (Card | Pick)[]) => void;
  /** Selects a card of the hand, or deselects it; a double tap plays it. */
  readonly touchCard: (card: Card) => void;
  /** Does with a card of the hand what the main button would do, or explains why that is impossible. */
  readonly actOn: (card: Card) => void;
  /** Plays a move if it is legal, or explains why it is not. */
  readonly attempt: AttemptMove<Move>;
  /** Registers a tap, and returns whether it was the second of a double tap. */
  readonly isSecondTouch: (what: string) => boolean;
  /** The choice as props of the player's own hand. */
  readonly hand: HeldHand<Card>;
}

/**
 * Stores which cards and places the player has tapped, and turns them into moves. Returns the choice, with the functions that
 * change it and play it.
 */
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
    // even where nothing may be played, as while a bot plays: a double tap then explains why
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

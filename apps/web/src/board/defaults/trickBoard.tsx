import {
  allSeats, type Direction, type FrenchCard, type Game, type GameState, nextSeat, type PlainTrickDeal, type PlainTrickPhase,
  type Play, type PlayMove, type Seat as SeatNumber,
} from '@chinwag/rules';
import type { ComponentType } from 'react';
import { useAsides } from '../../language/asides.ts';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';
import type { GameView } from '../gameView.ts';
import { lastTrick, plate } from '../actions/action.ts';
import { turnActions } from '../actions/turnActions.ts';
import type { SeatCardOf } from '../frame/Seat.tsx';
import { HandBoard } from '../HandBoard.tsx';
import { handInOrder } from '../handOrder.ts';
import type { People } from '../people.ts';
import { ring } from '../ring.ts';
import type { Sentiment } from '../sentiment.ts';
import { Trick } from '../Trick.tsx';
import { turnIn } from '../turnIn.ts';
import { type HandChoice, useChoice } from '../useChoice.ts';
import './trickBoard.css';
import { type TrickMoment, trickStatus } from './trickStatus.ts';

/** The part of a plain-trick game's state that its board uses. */
export type TrickBoardState = GameState & { readonly deal: PlainTrickDeal<FrenchCard>; readonly phase: PlainTrickPhase };

/** The parts of a trick game that its board uses: some of its rules and texts. */
export interface TrickGame<State extends TrickBoardState> {
  readonly game: Pick<Game<never, State, never, never>, 'scores' | 'result' | 'direction'>;
  /** Returns the play that is winning the trick so far, or null before the lead. */
  readonly best: (trick: readonly Play<FrenchCard>[]) => Play<FrenchCard> | null;
  /** Returns a player's status in the deal, in a few words. */
  readonly words: (state: State, seat: SeatNumber) => readonly Message[];
  /** Returns whether winning a trick is good or bad news, by the trick's number and cards. */
  readonly taking: (number: number, plays: readonly Play<string>[]) => Sentiment;
  /** Returns the winners of a game that is over, in a sentence. */
  readonly winners: (state: State, people: People) => Message;
}

/** Returns the viewer's own cards, sorted; none for a spectator. */
export function ownHand({ state, viewer }: GameView<TrickBoardState>): readonly FrenchCard[] {
  return handInOrder(viewer === 'spectator' ? [] : (state.deal.hands[viewer] ?? []), null);
}

const choice: HandChoice<TrickBoardState, PlayMove<FrenchCard>, FrenchCard, never> = {
  held: ownHand,
  parts: ({ card }) => [card],
  moveWith: (card) => ({ type: 'play', card }),
};

/** Returns the board of a game with only one kind of move: playing a card to the trick. */
export function trickBoard<State extends TrickBoardState>(
  parts: TrickGame<State>,
): ComponentType<BoardProps<State, PlayMove<FrenchCard>>> {
  const { game } = parts;

  /** Returns what a seat shows: the player's points and cards, and their status in the deal. */
  const seatCard: SeatCardOf<State> = ({ state }, seat) => {
    const { deal } = state;
    const words = parts.words(state, seat);
    return {
      deals: deal.dealer === seat,
      points: game.scores(state)[seat] ?? 0,
      cards: deal.hands[seat]?.length ?? 0,
      words: words.length === 0 ? undefined : <Asides words={words} />,
    };
  };

  return function TrickBoard(props) {
    const { state, viewer, open } = props;
    const moment = trickMoment(state, parts);
    const ended = { headline: message('board.game-over'), sentence: parts.winners(state, props), asksYou: false };
    const status = game.result(state) === null ? trickStatus(moment, props) : ended;
    const { choice: { picks: [card], move }, hand, attempt } = useChoice(props, choice);
    const words = card === undefined ? message('board.play') : message('board.play-card', { card });
    return (
      <HandBoard
        view={props}
        className="trick-cloth"
        direction={game.direction}
        seat={seatCard}
        middle={<Middle view={props} moment={moment} taking={parts.taking} direction={game.direction} />}
        status={status}
        hand={viewer === 'spectator' ? null : hand}
        actions={turnActions(props, {
          status,
          waiting: words,
          own: [plate({ move, onMove: attempt, lack: message('board.choose-card'), undecided: words })],
          beside: [lastTrick(state.deal.lastTrick !== null, open)],
        })}
      />
    );
  };
}

function Asides({ words }: { readonly words: readonly Message[] }) {
  const say = useSay();
  return useAsides()(words.map((word) => say(word)));
}

/** Returns the current trick, as the status line needs it. */
function trickMoment<State extends TrickBoardState>(state: State, { best }: TrickGame<State>): TrickMoment {
  const { winners, trick } = state.deal;
  return { number: winners.length + 1, plays: trick, best: best(trick), turn: turnIn(state) };
}

interface TrickMiddleProps {
  readonly view: People;
  readonly moment: TrickMoment;
  readonly taking: TrickGame<never>['taking'];
  readonly direction: Direction;
}

/** Shows the current trick, and the places of its next cards. */
function Middle({ view, moment, taking, direction }: TrickMiddleProps) {
  const { number, plays, best, turn } = moment;
  const seats = view.players.length;
  const next = turn === null || plays.length === seats - 1 ? null : nextSeat(turn, seats, direction);
  return (
    <Trick
      trick={best === null ? null : { number, plays, best: best.seat, sentiment: taking(number, plays) }}
      coming={turn === null ? null : { now: turn, next, leads: plays.length === 0 }}
      places={ring(allSeats(seats), view.viewer)}
      people={view}
    />
  );
}

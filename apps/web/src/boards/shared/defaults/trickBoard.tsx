import {
  allSeats, type FrenchCard, type Game, type GameState, nextSeat, type PlainTrickDeal, type PlainTrickPhase, type Play,
  type PlayMove, type Position, type Seat as SeatNumber,
} from '@chinwag/rules';
import type { ComponentType } from 'react';
import { useAsides } from '../../../language/asides.ts';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import type { BoardProps, GameView } from '../../board.ts';
import { ActionBar } from '../ActionBar.tsx';
import { lastTrick, plate } from '../actions/action.ts';
import { turnActions } from '../actions/turnActions.ts';
import { PointsAndCards, Seat } from '../frame/Seat.tsx';
import { Seats } from '../frame/Seats.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { OwnHand } from '../OwnHand.tsx';
import type { People } from '../people.ts';
import { ring } from '../ring.ts';
import type { Tone } from '../tone.ts';
import { Trick } from '../Trick.tsx';
import './trickBoard.css';
import { type TrickMoment, trickStatus } from './trickStatus.ts';
import { usePlay } from './usePlay.ts';

/** A plain trick game at one moment. */
export type PlainTrickState = GameState & { readonly deal: PlainTrickDeal<FrenchCard>; readonly phase: PlainTrickPhase };

/** What a trick game is, as far as its board needs to know. */
export interface TrickGame<State extends PlainTrickState> {
  readonly game: Pick<Game<never, State, never, never>, 'scores' | 'result'>;
  /** The play that takes a trick as far as it has gone; null before the lead. */
  readonly best: (trick: readonly Play<FrenchCard>[]) => Play<FrenchCard> | null;
  /** One's own cards as one holds them; none for somebody who watches. */
  readonly hand: (view: GameView<State>) => readonly FrenchCard[];
  /** How somebody stands in the deal, in few words. */
  readonly words: (state: State, seat: SeatNumber) => readonly Message[];
  /** What it is to take a trick, by its number and cards. */
  readonly taking: (number: number, plays: readonly Play<string>[]) => Tone;
  /** Who has won a game that is over. */
  readonly winners: (state: State, people: People) => Message;
}

/** The table of a game, played clockwise, in which there is but one thing to do: to play a card to the trick. */
export function trickBoard<State extends PlainTrickState>(
  parts: TrickGame<State>,
): ComponentType<BoardProps<State, PlayMove<FrenchCard>>> {
  return function TrickBoard(props) {
    const { state, viewer, players, check, open } = props;
    const moment = momentOf(state, parts);
    const over = parts.game.result(state) !== null;
    const ended = { headline: message('shared.game-over'), sentence: parts.winners(state, props), asksYou: false };
    const status = over ? ended : trickStatus(moment, props);
    const cards = parts.hand(props);
    const { chosen, touch, play } = usePlay(props, cards, status);
    const words = chosen === null ? message('shared.play') : message('shared.play-card', { card: chosen });
    const face = (seat: SeatNumber) => <Face view={props} seat={seat} parts={parts} />;
    return (
      <TableFrame
        className="trick-cloth"
        seats={<Seats places={ring(allSeats(players.length), viewer)} viewer={viewer}>{face}</Seats>}
        own={face(viewer === 'spectator' ? 0 : viewer)}
        middle={<Middle view={props} moment={moment} taking={parts.taking} />}
        status={status}
        hand={
          viewer === 'spectator' ? null : (
            <OwnHand
              cards={cards}
              chosen={chosen === null ? [] : [chosen]}
              onTouch={touch}
              onAct={play}
              whyNot={(card) => (status.asksYou ? check({ type: 'play', card }) : null)}
            />
          )
        }
        actions={
          <ActionBar
            {...turnActions({
              status,
              question: 'play',
              idle: viewer === 'spectator',
              over,
              waiting: words,
              own: [plate({ move: chosen, onMove: play, lack: message('shared.choose-card'), undecided: words })],
              beside: [lastTrick(state.deal.lastTrick !== null, open)],
              open,
            })}
          />
        }
      />
    );
  };
}

/** What is told of the trick that is played. */
function momentOf<State extends PlainTrickState>({ deal, phase }: State, { best }: TrickGame<State>): TrickMoment {
  const turn = phase.name === 'play' ? phase.seat : null;
  return { number: deal.winners.length + 1, plays: deal.trick, best: best(deal.trick), turn };
}

interface FaceProps<State extends PlainTrickState> {
  readonly view: GameView<State>;
  readonly seat: SeatNumber;
  readonly parts: TrickGame<State>;
}

/** Somebody at the table: their points and cards, and how they stand in the deal. */
function Face<State extends PlainTrickState>({ view, seat, parts }: FaceProps<State>) {
  const say = useSay();
  const { deal, phase } = view.state;
  const words = useAsides()(parts.words(view.state, seat).map((word) => say(word)));
  return (
    <Seat
      people={view}
      seat={seat}
      awaited={phase.name === 'play' && phase.seat === seat}
      deals={deal.dealer === seat}
      figures={<PointsAndCards points={parts.game.scores(view.state)[seat] ?? 0} cards={deal.hands[seat]?.length ?? 0} />}
      words={words === '' ? undefined : words}
    />
  );
}

interface MiddleProps {
  readonly view: People & { readonly viewer: Position };
  readonly moment: TrickMoment;
  readonly taking: TrickGame<never>['taking'];
}

/** The running trick, and where the next cards come. */
function Middle({ view, moment, taking }: MiddleProps) {
  const { number, plays, best, turn } = moment;
  const seats = view.players.length;
  const next = turn === null || plays.length === seats - 1 ? null : nextSeat(turn, seats, 'clockwise');
  return (
    <Trick
      trick={best === null ? null : { number, plays, best: best.seat, tone: taking(number, plays) }}
      coming={turn === null ? null : { now: turn, next, leads: plays.length === 0 }}
      places={ring(allSeats(seats), view.viewer)}
      people={view}
    />
  );
}

import { allSeats, type FrenchCard, type Game, type GameState, nextSeat, type Play, type Seat as SeatNumber } from '@chinwag/rules';
import type { ComponentType } from 'react';
import { useAsides } from '../../../language/asides.ts';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import type { BoardProps, GameView, LastTrick } from '../../board.ts';
import { PointsAndCards, Seat } from '../frame/Seat.tsx';
import { Seats } from '../frame/Seats.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { OwnHand } from '../OwnHand.tsx';
import { ring } from '../ring.ts';
import { LastTrickButton } from '../TableButtons.tsx';
import type { Tone } from '../tone.ts';
import { Trick } from '../Trick.tsx';
import { Plate, TurnActions } from '../TurnActions.tsx';
import './trickBoard.css';
import { type TrickMoment, trickStatus } from './trickStatus.ts';
import { type PlayMove, usePlay } from './usePlay.ts';

/** What a trick game tells of a deal to the board that it does not write itself. */
interface TrickDeal extends TrickMoment {
  readonly dealer: SeatNumber;
  /** How many cards each holds, by seat. */
  readonly held: readonly number[];
  readonly lastTrick: LastTrick | null;
}

/** What a trick game is, as far as its board needs to know. */
export interface TrickGame<State extends GameState> {
  readonly game: Pick<Game<never, State, never, never>, 'scores' | 'result'>;
  readonly dealOf: (state: State) => TrickDeal;
  /** One's own cards as one holds them; none for somebody who watches. */
  readonly hand: (view: GameView<State>) => readonly FrenchCard[];
  /** How somebody stands in the deal, in few words. */
  readonly words: (state: State, seat: SeatNumber) => readonly Message[];
  /** What it is to take a trick, by its number and cards; good news if left out. */
  readonly taking?: (number: number, plays: readonly Play<string>[]) => Tone;
  /** Who has won a game that is over. */
  readonly winners: (view: GameView<State>) => Message;
}

/** The table of a game, played clockwise, in which there is but one thing to do: to play a card to the trick. */
export function trickBoard<State extends GameState>(parts: TrickGame<State>): ComponentType<BoardProps<State, PlayMove>> {
  return function TrickBoard(props) {
    const { state, viewer, players, check, open } = props;
    const say = useSay();
    const deal = parts.dealOf(state);
    const others = ring(allSeats(players.length), viewer).filter(({ seat }) => seat !== viewer);
    const over = parts.game.result(state) !== null;
    const ended = { headline: message('shared.game-over'), sentence: parts.winners(props), asksYou: false };
    const status = over ? ended : trickStatus(deal, props);
    const cards = parts.hand(props);
    const { chosen, touch, play } = usePlay(props, cards, status);
    const words = <Said message={chosen === null ? message('shared.play') : message('shared.play-card', { card: chosen })} />;
    const face = (seat: SeatNumber) => <Face view={props} seat={seat} deal={deal} parts={parts} />;
    return (
      <TableFrame
        className="trick-cloth"
        seats={
          <Seats label={say('shared.players-in-turn')} places={others} names="beside">
            {face}
          </Seats>
        }
        own={face(viewer === 'spectator' ? 0 : viewer)}
        middle={<Middle view={props} deal={deal} taking={parts.taking} />}
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
          <TurnActions
            status={status}
            question="play"
            idle={viewer === 'spectator'}
            over={over}
            waiting={words}
            beside={<LastTrickButton there={deal.lastTrick !== null} open={open} />}
            open={open}
          >
            <Plate move={chosen} onMove={play} lack={say('shared.choose-card')} undecided={say('shared.play')}>
              {words}
            </Plate>
          </TurnActions>
        }
      />
    );
  };
}

interface FaceProps<State extends GameState> {
  readonly view: GameView<State>;
  readonly seat: SeatNumber;
  readonly deal: TrickDeal;
  readonly parts: TrickGame<State>;
}

/** Somebody at the table: their points and cards, and how they stand in the deal. */
function Face<State extends GameState>({ view, seat, deal, parts }: FaceProps<State>) {
  const say = useSay();
  const words = useAsides()(parts.words(view.state, seat).map((word) => say(word)));
  return (
    <Seat
      people={view}
      seat={seat}
      awaited={deal.turn === seat}
      deals={deal.dealer === seat}
      figures={<PointsAndCards points={parts.game.scores(view.state)[seat] ?? 0} cards={deal.held[seat] ?? 0} />}
      words={words === '' ? undefined : words}
    />
  );
}

interface MiddleProps<State extends GameState> extends Pick<FaceProps<State>, 'view' | 'deal'> {
  readonly taking: TrickGame<State>['taking'];
}

/** The running trick, and where the next cards come. */
function Middle<State extends GameState>({ view, deal, taking = () => 'good' }: MiddleProps<State>) {
  const { number, plays, best, turn } = deal;
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

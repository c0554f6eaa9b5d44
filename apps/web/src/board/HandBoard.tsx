import { allSeats, type Direction, type GameState, type Seat as SeatNumber } from '@chinwag/rules';
import type { ReactElement } from 'react';
import type { CardCode } from '../language/cardCode.ts';
import type { GameView } from './gameView.ts';
import { ActionBar } from './ActionBar.tsx';
import type { Actions } from './actions/turnActions.ts';
import { Seats, type SeatsProps } from './frame/Seats.tsx';
import { Seat, type SeatCardOf } from './frame/Seat.tsx';
import { TableFrame, type TableFrameProps } from './frame/TableFrame.tsx';
import { OwnHand, type OwnHandProps } from './OwnHand.tsx';
import { ring } from './ring.ts';

/** The props of the board of a game played from a hand. `TableFrameProps` describes the other parts. */
export interface HandBoardProps<State extends GameState, Card extends CardCode>
  extends Omit<TableFrameProps, 'seats' | 'own' | 'hand' | 'actions'>, Partial<Pick<SeatsProps, 'names' | 'goes'>> {
  readonly view: GameView<State>;
  /** The direction of play. A screen reader reads the players in the order of their turns. */
  readonly direction: Direction;
  /** The seats clockwise; in the order of their numbers if omitted. */
  readonly order?: readonly SeatNumber[];
  readonly seat: SeatCardOf<State>;
  /** Replaces all seats, in a game that shows other elements instead. */
  readonly seats?: ReactElement;
  /**
   * The seat at the foot of the ring. `everybody`: the viewer's or, for a spectator, the first; the default. `player`: only the
   * viewer's. `nobody`: none.
   */
  readonly foot?: 'everybody' | 'player' | 'nobody';
  /** The player's own cards, or a workspace that contains them, or null for a viewer without a hand. */
  readonly hand: OwnHandProps<Card> | ReactElement | null;
  readonly actions: Actions;
}

/** The board of a game played from a hand: all seats, the middle, the player's own hand, and the actions. */
export function HandBoard<State extends GameState, Card extends CardCode>(props: HandBoardProps<State, Card>) {
  const { view, direction, seat: card, seats, names, goes, hand, actions, foot = 'everybody', ...frame } = props;
  const { viewer, players } = view;
  const { order = allSeats(players.length) } = props;
  const clockwise = ring(order, viewer);
  const face = (seat: SeatNumber) => <Seat view={view} seat={seat} card={card} />;
  const below = foot === 'everybody' && viewer === 'spectator' ? 0 : viewer;
  return (
    <TableFrame
      {...frame}
      seats={
        seats ?? (
          <Seats
            places={direction === 'clockwise' ? clockwise : clockwise.toReversed()}
            viewer={viewer}
            names={names}
            goes={goes}
          >
            {face}
          </Seats>
        )
      }
      own={foot === 'nobody' || below === 'spectator' ? undefined : face(below)}
      hand={hand !== null && 'cards' in hand ? <OwnHand {...hand} /> : hand}
      actions={<ActionBar {...actions} />}
    />
  );
}

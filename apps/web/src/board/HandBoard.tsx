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

/** The parts of a board. What is left out here lies where `<TableFrame>` says. */
export interface HandBoardProps<State extends GameState, Card extends CardCode>
  extends Omit<TableFrameProps, 'seats' | 'own' | 'hand' | 'actions'>, Partial<Pick<SeatsProps, 'names' | 'goes'>> {
  readonly view: GameView<State>;
  /** Which way play goes round: those at the table are read in the order of their turns. */
  readonly direction: Direction;
  /** How everybody sits, clockwise; by their numbers, if left out. */
  readonly order?: readonly SeatNumber[];
  readonly seat: SeatCardOf<State>;
  /** Instead of everybody’s seat: what tells who sits here, where that is more than a seat. */
  readonly seats?: ReactElement;
  /** Whose seat is shown at the foot of the ring: one's own, or also the first for one who watches; nobody's. */
  readonly foot?: 'everybody' | 'player' | 'nobody';
  /** One's own cards, or a workspace with them; null for somebody who has none. */
  readonly hand: OwnHandProps<Card> | ReactElement | null;
  readonly actions: Actions;
}

/** The table of any game that is played from a hand: everybody's seat, the middle, one's own hand, and what to do now. */
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

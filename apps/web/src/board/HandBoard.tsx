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

/** The props of a hand game's board. The parts that are not described here are those of `<TableFrame>`. */
export interface HandBoardProps<State extends GameState, Card extends CardCode>
  extends Omit<TableFrameProps, 'seats' | 'own' | 'hand' | 'actions'>, Partial<Pick<SeatsProps, 'names' | 'goes'>> {
  readonly view: GameView<State>;
  /** Direction of play: a screen reader meets the players in the order of their turns. */
  readonly direction: Direction;
  /** The seats clockwise; in the order of their numbers if omitted. */
  readonly order?: readonly SeatNumber[];
  readonly seat: SeatCardOf<State>;
  /** Replaces all seats, where a game shows more than a seat. */
  readonly seats?: ReactElement;
  /** Whose seat is shown at the foot of the ring: the viewer's, or for a spectator also the first; or nobody's. */
  readonly foot?: 'everybody' | 'player' | 'nobody';
  /** The player's own cards, or a workspace with them; null for a viewer without a hand. */
  readonly hand: OwnHandProps<Card> | ReactElement | null;
  readonly actions: Actions;
}

/** The board of any game played from a hand: all seats, the middle, the player's own hand, and the actions. */
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

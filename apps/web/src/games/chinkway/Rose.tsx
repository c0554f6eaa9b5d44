import { Token } from '../../ui/Token.tsx';
import { SeatRose } from '../../ui/SeatRose.tsx';
import { nameOf } from '../../board/people.ts';
import { angleOf, type RingPlace } from '../../board/ring.ts';
import { placesOf } from './order.ts';
import '../../board/tableSign.css';
import './rose.css';
import { SIDE_SHAPES, shapeOf } from './sides.ts';
import { coveredBy } from './trick.ts';
import type { View } from './view.ts';

export interface RoseProps {
  readonly view: View;
  /** Whether the viewer must make a choice, which may then cover the rose. */
  readonly asksYou: boolean;
}

/**
 * The compass rose in the middle of the table. A peg stands for each player in their side's shape, a cord joins partners, and an
 * arrow shows the direction of play. At a new deal the cords move. The seats give the same information as text.
 */
export function Rose({ view, asksYou }: RoseProps) {
  const { deal, phase } = view.state;
  const places = placesOf(view);
  const turn = 'seat' in phase ? angleOf(places, phase.seat) : null;
  return (
    <div className="table-sign rose" data-covered={coveredBy(view, asksYou)} aria-hidden="true">
      <SeatRose seats={places.length} />
      {turn !== null && <Direction from={turn} />}
      {deal.sides.map(([first, second], side) =>
        first === undefined || second === undefined ? null : (
          <Cord key={SIDE_SHAPES[side]} side={side} from={angleOf(places, first)} to={angleOf(places, second)} />
        ),
      )}
      {deal.sides.length > 0 && places.map((place) => <Peg key={place.seat} place={place} view={view} />)}
    </div>
  );
}

function Peg({ place: { seat, angle }, view }: { readonly place: RingPlace; readonly view: View }) {
  return (
    <span className="rose-peg" style={{ '--angle': `${angle}deg` }}>
      <Token name={nameOf(view, seat)} badge={view.players[seat]?.badge} side={shapeOf(view.state.deal, seat)} />
    </span>
  );
}

interface CordProps {
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

/** A cord from one peg to another: a chord of the circle, positioned by its centre. */
function Cord({ side, from, to }: CordProps) {
  const between = Math.abs(from - to);
  const half = (between / 2) * (Math.PI / 180);
  const middle = (from + to) / 2;
  return (
    <span
      className="rose-cord"
      data-side={SIDE_SHAPES[side]}
      style={{
        '--angle': `${middle}deg`,
        '--distance': Math.cos(half).toFixed(4),
        '--length': (2 * Math.sin(half)).toFixed(4),
      }}
    />
  );
}

/** The direction of play: an arrow clockwise from the player in turn. */
function Direction({ from }: { readonly from: number }) {
  return (
    <svg className="sign-direction" viewBox="-120 -120 240 240" style={{ '--turn': `${from - 90}deg` }}>
      <path d="M-34 104A110 110 0 0 1-70 84" />
      <path d="m-63 94-8-11 13 1" />
    </svg>
  );
}

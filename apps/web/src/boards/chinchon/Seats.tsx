import type { Seat } from '@chinwag/rules';
import { isIn } from '@chinwag/rules/chinchon';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { placed } from '../../kit/place.ts';
import { written } from '../../wording/numbers.ts';
import { capital, counted } from '../../wording/words.ts';
import { isYou, Someone } from '../shared/people.ts';
import { PlayerToken } from '../shared/PlayerToken.tsx';
import { presenceInWords } from '../shared/presence.ts';
import type { RingPlace } from '../shared/ring.ts';
import './seats.css';
import { returnsOf, standingOf } from './standing.ts';
import type { View } from './view.ts';

/** What `<Seats>` takes. */
export interface SeatsProps {
  readonly view: View;
  readonly places: readonly RingPlace[];
  /** Whether the one who looks is among the chips, having no place of their own below. */
  readonly withYou: boolean;
}

/** Everybody at the table: chips along the top of a phone, a ring where there is room. */
export function Seats({ view, places, withYou }: SeatsProps) {
  const chips = places.filter(({ seat }) => withYou || !isYou(view, seat)).length;
  return (
    <ul
      className="chinchon-seats"
      data-chips={chips}
      aria-label="The players, clockwise; play goes the other way, to the right"
    >
      {places.map((place) => (
        <SeatPlace
          key={place.seat}
          place={place}
          view={view}
          name={Someone(view, place.seat)}
          hidden={!withYou && isYou(view, place.seat)}
        />
      ))}
    </ul>
  );
}

/* Where the ring is cut straight on the left and the right, so that the seats there stand in columns. */
const STRAIGHTENED = 1.72;

interface SeatPlaceProps {
  readonly place: RingPlace;
  readonly view: View;
  readonly name: string;
  readonly hidden: boolean;
}

function SeatPlace({ place: { seat, angle }, view, name, hidden }: SeatPlaceProps) {
  const { state } = view;
  const { phase, totals } = state;
  const player = view.players[seat];
  const awaited = 'seat' in phase && phase.seat === seat;
  const standing = standingOf(state, seat);
  const turn = (angle * Math.PI) / 180;
  const across = Math.max(-1, Math.min(1, Math.cos(turn) * STRAIGHTENED));
  return (
    <li
      className="chinchon-seat"
      hidden={hidden}
      data-you={isYou(view, seat) || undefined}
      data-awaited={awaited || undefined}
      data-out={!isIn(state, seat) || undefined}
      style={{ '--across': across, '--down': Math.sin(turn) }}
      {...placed(`seat ${seat}`)}
    >
      <PlayerToken people={view} seat={seat} />
      <span className="chinchon-seat-name">
        {name}
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
        {awaited && <span className="visually-hidden">, in turn</span>}
      </span>
      <span className="chinchon-seat-score">
        <b>{written(totals[seat] ?? 0)}</b>
        <span className="visually-hidden"> points</span>{' '}
        {standing !== '' && <StandingWords standing={standing} />}
      </span>
      <Marks view={view} seat={seat} />
    </li>
  );
}

const STANDING_ICONS: Readonly<Record<string, IconName>> = { closed: 'flag', settled: 'check' };

function StandingWords({ standing }: { readonly standing: string }) {
  const icon = STANDING_ICONS[standing];
  return (
    <span className="chinchon-seat-standing" data-iconed={icon !== undefined || undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{standing}</span>
    </span>
  );
}

/** How many cards somebody holds, whether they deal, and how often they have come back. */
function Marks({ view: { state }, seat }: { readonly view: View; readonly seat: Seat }) {
  const { deal } = state;
  const cards = (deal.hands[seat] ?? []).length;
  const returns = returnsOf(state, seat);
  const deals = deal.number > 0 && deal.dealer === seat;
  return (
    <span className="chinchon-seat-marks">
      {cards > 0 && (
        <span className="chinchon-count">
          <span aria-hidden="true">{cards}</span>
          <span className="visually-hidden">{capital(counted(cards, 'card', 'cards'))} in hand. </span>
        </span>
      )}
      {deals && (
        <span className="chinchon-dealer" title="Deals">
          <span aria-hidden="true">D</span>
          <span className="visually-hidden">Deals. </span>
        </span>
      )}
      {returns > 0 && (
        <span className="chinchon-returns" title={`Came back ${counted(returns, 'time', 'times')}`}>
          <Icon name="swap" />
          <span aria-hidden="true">{returns}</span>
          <span className="visually-hidden">Came back {counted(returns, 'time', 'times')}. </span>
        </span>
      )}
    </span>
  );
}

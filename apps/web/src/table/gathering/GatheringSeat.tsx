import { useSignAt } from '../../boards/shared/signs/tableSigns.ts';
import type { SeatView } from '../../connection/tableView.ts';
import { Button, IconButton } from '../../kit/Button.tsx';
import { Token } from '../../kit/Token.tsx';
import { useTable } from '../tableContext.ts';
import './gatheringSeat.css';
import { possessive } from '../../wording/words.ts';
import { seatPlace } from './seatOrder.ts';

/** From here on a name is set smaller, on two lines if need be. */
const LONG_NAME = 12;

/** What `<GatheringSeat>` takes. */
export interface GatheringSeatProps {
  readonly held: SeatView;
  /** Whether its person has only just sat down. */
  readonly arrived: boolean;
  /** Opens what can be done about this seat. */
  readonly onMore: () => void;
}

/** A seat before the game: who sits there, or that it is open, and what one may do about it. */
export function GatheringSeat({ held, arrived, onMore }: GatheringSeatProps) {
  const { table, seat } = useTable();
  const { x, y } = seatPlace(held.seat, seat?.seat ?? 0, table.seats.length);
  const place = { '--seat-x': `${x}%`, '--seat-y': `${y}%` };
  return (
    <li className="gathering-seat" data-kind={held.kind} style={place}>
      {held.kind === 'empty' ? <OpenSeat held={held} /> : <TakenSeat held={held} arrived={arrived} onMore={onMore} />}
    </li>
  );
}

function OpenSeat({ held }: { held: SeatView }) {
  const { ask, seat, host } = useTable();
  return (
    <>
      <span className="gathering-hole" aria-hidden="true" />
      <span className="gathering-who">
        <b>Open</b>
        <small>waiting</small>
      </span>
      <span className="gathering-buttons">
        {seat === null && (
          <Button variant="ghost" onClick={() => ask('sit', { seat: held.seat })}>
            Sit
          </Button>
        )}
        {host && (
          <Button
            variant="ghost"
            icon="bot"
            aria-label={`Seat a bot at place ${held.seat + 1}`}
            onClick={() => ask('seatBot', { seat: held.seat })}
          >
            Bot
          </Button>
        )}
      </span>
    </>
  );
}

function TakenSeat({ held, arrived, onMore }: GatheringSeatProps) {
  const { you, host, table, seat, ask } = useTable();
  const yours = held.person === you;
  const away = held.kind === 'person' && !held.connected;
  const sign = useSignAt(held.seat);
  return (
    <>
      <Token name={held.name} sign={sign} {...(held.kind === 'bot' ? { mark: 'bot' } : away ? { mark: 'away' } : {})} />
      <span className="gathering-who">
        <b data-long={held.name.length > LONG_NAME}>{held.name}</b>
        <small data-arrived={arrived && !yours}>{seatWords({ held, yours, arrived, host: held.person === table.host })}</small>
      </span>
      <span className="gathering-buttons">
        {seat === null && held.kind === 'bot' && (
          <Button aria-label={`Sit in ${possessive(held.name)} seat`} onClick={() => ask('sit', { seat: held.seat })}>
            Sit
          </Button>
        )}
        {yours ? (
          <IconButton icon="swap" label="Change your seat" onClick={onMore} />
        ) : (
          host && <IconButton icon="menu" label={`${held.name}: what the host may do`} onClick={onMore} />
        )}
      </span>
    </>
  );
}

interface SeatWords {
  readonly held: SeatView;
  readonly yours: boolean;
  readonly arrived: boolean;
  readonly host: boolean;
}

/** What is said of somebody who sits: 'you, the host', 'just sat down', 'away'. */
function seatWords({ held, yours, arrived, host }: SeatWords): string {
  if (held.kind === 'bot') return 'a bot';
  const state = held.connected ? (arrived ? 'just sat down' : 'here') : 'away, the seat is kept';
  if (yours) return host ? 'you, the host' : 'you';
  return host ? `the host, ${state}` : state;
}

import { useSignAt } from '../../board/signs/tableSigns.ts';
import type { SeatView } from '../../session/tableView.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Token } from '../../ui/Token.tsx';
import { type Message, message } from '../../language/message.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import './gatheringSeat.css';
import { likeOthers } from './likeOthers.ts';
import { seatPlace } from './seatOrder.ts';
import { AskButton } from '../../ui/AskButton.tsx';

/** A name of this length or more is smaller, on two lines if necessary. */
const LONG_NAME = 12;

export interface GatheringSeatProps {
  readonly held: SeatView;
  /** Whether the player has just taken the seat. */
  readonly arrived: boolean;
  /** Opens the actions on this seat. */
  readonly onMore: () => void;
}

/** A seat before the game. It shows the player, or that the seat is empty, and a button for actions. */
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
  const say = useSay();
  const { ask, seat, host, table } = useTable();
  return (
    <>
      <span className="gathering-hole" aria-hidden="true" />
      <span className="gathering-who">
        <b>{say('gathering.open-seat')}</b>
        <small>{say('gathering.open-seat-waiting')}</small>
      </span>
      <span className="gathering-buttons">
        {seat === null && (
          <AskButton variant="ghost" onClick={() => ask('sit', { seat: held.seat })}>
            {say('gathering.sit')}
          </AskButton>
        )}
        {host && (
          <AskButton
            variant="ghost"
            icon="bot"
            aria-label={say('gathering.seat-bot-at', { place: held.seat + 1 })}
            onClick={() => ask('seatBot', { seat: held.seat, ...likeOthers(table) })}
          >
            {say('gathering.seat-bot')}
          </AskButton>
        )}
      </span>
    </>
  );
}

function TakenSeat({ held, arrived, onMore }: GatheringSeatProps) {
  const say = useSay();
  const { you, host, table, seat, ask } = useTable();
  const yours = held.person === you;
  const away = held.kind === 'person' && !held.connected;
  const isReady = held.person !== null && table.ready.includes(held.person);
  const sign = useSignAt(held.seat);
  const words = seatWords({ held, yours, arrived, host: held.person === table.host, ready: isReady });
  return (
    <>
      <Token name={held.name} badge={held.badge} sign={sign} mark={held.kind === 'bot' ? 'bot' : away ? 'away' : undefined} />
      <span className="gathering-who">
        <b data-long={held.name.length > LONG_NAME}>{held.name}</b>
        <small data-arrived={arrived && !yours}>{say(words)}</small>
      </span>
      <span className="gathering-buttons">
        {seat === null && held.kind === 'bot' && (
          <AskButton aria-label={say('gathering.sit-in', { bot: held.name })} onClick={() => ask('sit', { seat: held.seat })}>
            {say('gathering.sit')}
          </AskButton>
        )}
        {yours ? (
          <IconButton icon="swap" label={say('gathering.change-seat')} onClick={onMore} />
        ) : (
          host && <IconButton icon="menu" label={say('gathering.host-may', { name: held.name })} onClick={onMore} />
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
  readonly ready: boolean;
}

/** Returns a note on the player in a seat: `you, the host`, `just sat down`, `away`. */
function seatWords({ held, yours, arrived, host, ready }: SeatWords): Message {
  if (held.strength !== null) return message(`gathering.seat.${held.strength}-bot`);
  if (yours) return message(host ? 'gathering.seat.you-host' : 'gathering.seat.you');
  const state = held.connected ? (ready ? 'ready' : arrived ? 'arrived' : 'here') : 'away';
  return message(host ? `gathering.seat.${state}-host` : `gathering.seat.${state}`);
}

import type { Seat } from '@chinwag/rules';
import { type Outlook, totals } from '@chinwag/rules/chanoyu';
import { capital } from '../../wording/words.ts';
import { isYou, someone } from '../shared/people.ts';
import { PlayerToken } from '../shared/PlayerToken.tsx';
import { presenceInWords } from '../shared/presence.ts';
import { Bowl } from './Bowl.tsx';
import { doingOf } from './doing.ts';
import './rowHead.css';
import type { View } from './view.ts';

/** What `<RowHead>` takes. */
export interface RowHeadProps {
  readonly view: View;
  readonly seat: Seat;
  /** What each row would score now. */
  readonly now: Outlook;
  /** Opens the row, where a Tsukumogami may go to it. */
  readonly onOpen: (() => void) | null;
  readonly opened: boolean;
}

/** Whose row it is, what they are doing, and what they have in all: before this round, in it, together. */
export function RowHead({ view, seat, now, onOpen, opened }: RowHeadProps) {
  const player = view.players[seat];
  const { state } = view;
  const before = totals(state)[seat] ?? 0;
  const scored = state.records.length === state.round.number;
  const name = capital(someone(view, seat));
  return (
    <header className="row-head" data-awaited={('seat' in state.phase && state.phase.seat === seat) || undefined}>
      <PlayerToken people={view} seat={seat} />
      <span className="row-head-name">
        {onOpen === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" aria-pressed={opened} onClick={onOpen}>
            {name}
            <span className="visually-hidden">: show the free places of this row</span>
          </button>
        )}
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
        {seat === state.round.host && (
          <span className="row-head-host">
            <Bowl /> host
          </span>
        )}
        <small>{doingOf(view, seat)}</small>
      </span>
      <span className="row-head-sum">
        {!scored && (
          <span>
            {before} + {now.points[seat] ?? 0} ={' '}
          </span>
        )}
        <b>{now.totals[seat] ?? 0}</b>
        <span className="visually-hidden"> points in all{isYou(view, seat) ? ' for you' : ''}</span>
      </span>
    </header>
  );
}

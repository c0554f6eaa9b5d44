import type { Seat as SeatNumber } from '@chinwag/rules';
import { isScored, roundForecast, totals } from '@chinwag/rules/chanoyu';
import type { ReactNode } from 'react';
import { useSay } from '../../language/language.ts';
import { Seat } from '../../board/frame/Seat.tsx';
import { isYou } from '../../board/people.ts';
import { Bowl } from './Bowl.tsx';
import { doingOf } from './doing.ts';
import './seatFace.css';
import type { View } from './view.ts';

/** What `<SeatFace>` takes. */
export interface SeatFaceProps {
  readonly view: View;
  readonly seat: SeatNumber;
  /** What is said instead of what they are doing. */
  readonly words?: ReactNode;
}

/** Somebody at the table: what they have in all, and what they are doing. */
export function SeatFace({ view, seat, words = <Doing view={view} seat={seat} /> }: SeatFaceProps) {
  return <Seat view={view} seat={seat} figures={<Sum view={view} seat={seat} />} words={words} />;
}

/** What somebody has in all, after what they had before the round and have in it. */
export function Sum({ view: { state }, seat }: Pick<SeatFaceProps, 'view' | 'seat'>) {
  const say = useSay();
  const now = roundForecast(state);
  return (
    <>
      {!isScored(state) && (
        <span className="chanoyu-sum">
          {totals(state)[seat] ?? 0} + {now.points[seat] ?? 0} ={' '}
        </span>
      )}
      <b aria-hidden="true">{now.totals[seat] ?? 0}</b>
      <span className="visually-hidden">{say('chanoyu.in-total', { count: now.totals[seat] ?? 0 })}</span>
    </>
  );
}

function Doing({ view, seat }: Pick<SeatFaceProps, 'view' | 'seat'>) {
  const say = useSay();
  // the status line tells it of oneself
  const doing = isYou(view, seat) ? null : doingOf(view, seat);
  return (
    <>
      {seat === view.state.deal.dealer && (
        <span className="chanoyu-host">
          <Bowl /> {say('chanoyu.host')}
        </span>
      )}
      {doing !== null && say(doing)}
    </>
  );
}

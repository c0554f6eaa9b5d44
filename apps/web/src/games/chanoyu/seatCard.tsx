import type { Seat } from '@chinwag/rules';
import { type ChanoyuState, isScored, roundForecast, totals } from '@chinwag/rules/chanoyu';
import { useSay } from '../../language/language.ts';
import type { SeatCardOf } from '../../board/frame/Seat.tsx';
import { isYou } from '../../board/people.ts';
import { Bowl } from './Bowl.tsx';
import { doingOf } from './doing.ts';
import './seatCard.css';

/**
 * Returns what a seat shows: the player's total and current action. The viewer's own seat shows only the total, because the status
 * line names the action.
 */
export const seatCard: SeatCardOf<ChanoyuState> = (view, seat, say) => {
  const doing = isYou(view, seat) ? null : doingOf(view, seat);
  return {
    figures: <Sum state={view.state} seat={seat} />,
    words: (
      <>
        {seat === view.state.deal.dealer && <span className="chanoyu-host"><Bowl /> {say('chanoyu.host')} </span>}
        {doing !== null && say(doing)}
      </>
    ),
  };
};

/** Shows a player's total before the round, the points earned in the round, and the sum. */
export function Sum({ state, seat }: { readonly state: ChanoyuState; readonly seat: Seat }) {
  const say = useSay();
  const now = roundForecast(state);
  const count = now.totals[seat] ?? 0;
  return (
    <>
      {!isScored(state) && <span className="chanoyu-sum">{totals(state)[seat] ?? 0} + {now.points[seat] ?? 0} ={' '}</span>}
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{say('chanoyu.in-total', { count })}</span>
    </>
  );
}

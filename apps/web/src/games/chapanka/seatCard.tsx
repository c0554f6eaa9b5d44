import { areOpposite, type ChapankaState, partyStanding } from '@chinwag/rules/chapanka';
import type { SeatCardOf } from '../../board/frame/Seat.tsx';
import { Balance } from './Balance.tsx';
import { balanceOf } from './balance.ts';
import { doingOf } from './doing.ts';
import './seatCard.css';

/** Returns what a seat shows: the player's counters, and their action in the exchange or, later, their points in tricks. */
export const seatCard: SeatCardOf<ChapankaState> = (view, seat, say) => {
  const { viewer, state: { deal, phase, balances } } = view;
  const standing = partyStanding(deal, seat);
  const counters = balances[seat] ?? 0;
  const opposite = viewer !== 'spectator' && areOpposite(viewer, seat);
  const said = {
    spoken: opposite ? [say('chapanka.table.opposite')] : [],
    words: (
      <Balance
        className="chapanka-balance"
        seat={seat}
        counters={counters}
        words={say('chapanka.table.counters', balanceOf(counters))}
      />
    ),
  };
  if (phase.name === 'exchange' || phase.name === 'setAside') {
    return { ...said, figures: say('chapanka.table.doing', { doing: doingOf(view, seat) }) };
  }
  if (deal.number === 0) return said;
  return {
    ...said,
    points: deal.points[seat] ?? 0,
    figures: (
      <i className="chapanka-party" data-party={standing}>
        <span>{say('chapanka.table.standing', { standing: standing ?? 'other' })}</span>
      </i>
    ),
  };
};

import { buysLeft, type ChinasoState, isDown, MOST_BUYS } from '@chinwag/rules/chinaso';
import type { SeatCardOf } from '../../board/frame/Seat.tsx';
import './seatCard.css';
import { scoreOf } from './words.ts';

/** Returns what a seat shows: the player's cards, whether the player is down, and a coin for each remaining buy. */
export const seatCard: SeatCardOf<ChinasoState> = (view, seat, say) => {
  const { deal } = view.state;
  const down = isDown(deal, seat);
  const left = buysLeft(deal, seat);
  const buys = say('chinaso.buys-left', { count: left });
  return {
    deals: deal.number > 0 && deal.dealer === seat,
    cards: deal.hands[seat]?.length ?? 0,
    words: (
      <>
        <span className="chinaso-down" data-down={down || undefined}>{say(down ? 'chinaso.down' : 'chinaso.not-down')}</span>
        {!down && (
          <span className="chinaso-buys" title={buys}>
            <span className="visually-hidden">, {buys}</span>
            <svg viewBox="0 0 19 9" aria-hidden="true">
              {Array.from({ length: MOST_BUYS }, (_, k) => (
                <circle key={k} cx={4.5 + 10 * k} cy="4.5" r="3.6" data-spent={k >= left || undefined} />
              ))}
            </svg>
          </span>
        )}
        <span className="chinaso-score">{say(scoreOf(view, seat))}</span>
      </>
    ),
  };
};

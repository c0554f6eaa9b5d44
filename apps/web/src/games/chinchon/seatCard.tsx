import { type ChinchonState, isIn, returnsOf } from '@chinwag/rules/chinchon';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { SeatCardOf } from '../../board/frame/Seat.tsx';
import './seatCard.css';
import { type SeatStatus, standingInWords, standingOf } from './standing.ts';

const STANDING_ICONS: Readonly<Partial<Record<SeatStatus, IconName>>> = { closed: 'flag', settled: 'check' };

/** Returns what a seat shows: the player's points and cards, their current or last action, and how often they have re-enlisted. */
export const seatCard: SeatCardOf<ChinchonState> = ({ state }, seat, say) => {
  const { deal, totals } = state;
  const returns = returnsOf(state, seat);
  const standing = standingOf(state, seat);
  const icon = standing === null ? undefined : STANDING_ICONS[standing];
  const back = say('chinchon.came-back', { count: returns });
  return {
    deals: deal.number > 0 && deal.dealer === seat,
    out: !isIn(state, seat),
    points: totals[seat] ?? 0,
    cards: deal.hands[seat]?.length ?? 0,
    words: (
      <span className="chinchon-doing">
        {icon !== undefined && <Icon name={icon} />}
        {/* the line keeps its place in the seat even when it is empty */}
        {standing === null ? '\u00a0' : say(standingInWords(standing))}
        {returns > 0 && (
          <span title={back}>
            <Icon name="swap" />
            <span aria-hidden="true">{returns}</span>
            <span className="visually-hidden">{back} </span>
          </span>
        )}
      </span>
    ),
  };
};

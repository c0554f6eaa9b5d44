import type { Seat as SeatNumber } from '@chinwag/rules';
import { isIn, returnsOf } from '@chinwag/rules/chinchon';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { written } from '../../wording/numbers.ts';
import { counted } from '../../wording/words.ts';
import { Held, Seat } from '../shared/frame/Seat.tsx';
import './seatFace.css';
import { standingOf } from './standing.ts';
import type { View } from './view.ts';

/** Somebody at the table: their points and cards, what they do or have done, and how often they have come back. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { deal, phase, totals } = view.state;
  const cards = deal.hands[seat]?.length ?? 0;
  return (
    <Seat
      people={view}
      seat={seat}
      awaited={'seat' in phase && phase.seat === seat}
      deals={deal.number > 0 && deal.dealer === seat}
      out={!isIn(view.state, seat)}
      figures={
        <>
          <b>{written(totals[seat] ?? 0)}</b>
          <span className="visually-hidden"> points{cards > 0 && ', '}</span> {cards > 0 && <Held cards={cards} />}
        </>
      }
      words={<Doing view={view} seat={seat} />}
    />
  );
}

const STANDING_ICONS: Readonly<Record<string, IconName>> = { closed: 'flag', settled: 'check' };

function Doing({ view: { state }, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const returns = returnsOf(state, seat);
  const standing = standingOf(state, seat);
  const icon = STANDING_ICONS[standing];
  const back = `Came back ${counted(returns, 'time', 'times')}`;
  return (
    <span className="chinchon-doing">
      {icon !== undefined && <Icon name={icon} />}
      {/* its line stays, also when there is nothing to say */}
      {standing === '' ? '\u00a0' : standing}
      {returns > 0 && (
        <span title={back}>
          <Icon name="swap" />
          <span aria-hidden="true">{returns}</span>
          <span className="visually-hidden">{back}. </span>
        </span>
      )}
    </span>
  );
}

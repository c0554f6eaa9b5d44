import type { Seat as SeatNumber } from '@chinwag/rules';
import { buysLeft, isDown, MOST_BUYS } from '@chinwag/rules/chinaso';
import { useSay } from '../../language/language.ts';
import { Held, Seat } from '../../board/frame/Seat.tsx';
import './seatFace.css';
import type { View } from './view.ts';
import { scoreOf } from './words.ts';

/** Somebody at the table: their cards, whether they are down, and how often they may still buy. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const say = useSay();
  const { deal } = view.state;
  const down = isDown(deal, seat);
  return (
    <Seat
      view={view}
      seat={seat}
      deals={deal.number > 0 && deal.dealer === seat}
      figures={<Held cards={deal.hands[seat]?.length ?? 0} />}
      words={
        <>
          <span className="chinaso-down" data-down={down || undefined}>
            {say(down ? 'chinaso.down' : 'chinaso.not-down')}
          </span>
          {!down && <Buys left={buysLeft(deal, seat)} />}
          <span className="chinaso-score">{say(scoreOf(view, seat))}</span>
        </>
      }
    />
  );
}

/** How often somebody may still buy: a coin for each time. */
function Buys({ left }: { readonly left: number }) {
  const say = useSay();
  const words = say('chinaso.buys-left', { count: left });
  return (
    <span className="chinaso-buys" title={words}>
      <span className="visually-hidden">, {words}</span>
      <svg viewBox="0 0 19 9" aria-hidden="true">
        {Array.from({ length: MOST_BUYS }, (_, k) => (
          <circle key={k} cx={4.5 + 10 * k} cy="4.5" r="3.6" data-spent={k >= left || undefined} />
        ))}
      </svg>
    </span>
  );
}

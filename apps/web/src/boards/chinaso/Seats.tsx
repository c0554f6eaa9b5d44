import type { Seat } from '@chinwag/rules';
import { isDown, MOST_BUYS, totals } from '@chinwag/rules/chinaso';
import { placed } from '../../kit/place.ts';
import { inCounters, inPoints } from '../../wording/numbers.ts';
import { isYou, nameOf } from '../shared/people.ts';
import { PlayerToken } from '../shared/PlayerToken.tsx';
import { presenceInWords } from '../shared/presence.ts';
import './seats.css';
import type { View } from './view.ts';
import { buysLeftInWords } from './words.ts';

/** What `<Seats>` takes. */
export interface SeatsProps {
  readonly view: View;
  /** In the order in which they play. */
  readonly seats: readonly Seat[];
}

/** The others as chips along the top, where there is no room to say who they are beside their sets. */
export function Seats({ view, seats }: SeatsProps) {
  return (
    <ul className="chinaso-seats" data-count={seats.length} data-many={seats.length > 4 || undefined} aria-label="The players, in the order in which they play">
      {seats.map((seat) => (
        <li key={seat}>
          <PlayerHead view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Who somebody is and how they stand: cards, down or not, buys left, dealer, in turn. */
export function PlayerHead({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { deal, phase } = view.state;
  const player = view.players[seat];
  const inTurn = 'seat' in phase && phase.seat === seat;
  const deals = deal.number > 0 && deal.dealer === seat;
  const down = isDown(deal, seat);
  const held = deal.hands[seat]?.length ?? 0;
  return (
    <div
      className="chinaso-head"
      data-in-turn={inTurn || undefined}
      data-you={isYou(view, seat) || undefined}
      {...placed(`seat ${seat}`)}
    >
      <PlayerToken people={view} seat={seat} />
      {deals && (
        <span className="chinaso-dealer" title="Deals this hand" aria-hidden="true">
          D
        </span>
      )}
      <span className="chinaso-name">
        <b>{nameOf(view, seat)}</b>
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
        {inTurn && <span className="visually-hidden">, in turn</span>}
        {deals && <span className="visually-hidden">, deals</span>}
      </span>
      <span className="chinaso-held">
        <b>{held}</b> {held === 1 ? 'card' : 'cards'}
      </span>
      <span className="chinaso-standing" data-down={down || undefined}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          {down ? <rect x="0" y="2" width="12" height="8" /> : <rect x="2.5" y="0.75" width="7" height="10.5" />}
        </svg>
        <span className="chinaso-word">{down ? 'down' : 'not down'}</span>
        {!down && <Buys left={MOST_BUYS - (deal.buys[seat] ?? 0)} />}
      </span>
      <span className="chinaso-score">{scoreOf(view, seat)}</span>
    </div>
  );
}

/** How often somebody may still buy: a coin for each time. */
function Buys({ left }: { readonly left: number }) {
  return (
    <span className="chinaso-buys" title={buysLeftInWords(left)}>
      <span className="visually-hidden">, {buysLeftInWords(left)}</span>
      <svg viewBox="0 0 19 9" aria-hidden="true">
        {Array.from({ length: MOST_BUYS }, (_, k) => (
          <circle key={k} cx={4.5 + 10 * k} cy="4.5" r="3.6" data-spent={k >= left || undefined} />
        ))}
      </svg>
    </span>
  );
}

function scoreOf({ state }: View, seat: Seat): string {
  if (state.options.stakes !== 'off') return inCounters(state.balances[seat] ?? 0);
  return inPoints(totals(state)[seat] ?? 0);
}

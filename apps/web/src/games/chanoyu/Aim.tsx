import { GOAL, type RoundForecast, SAFE, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import { headed } from '../../board/people.ts';
import './aim.css';
import { seatsInOrder } from './order.ts';
import type { RoundOutcome } from './outcome.ts';
import type { View } from './view.ts';

export interface AimProps {
  readonly view: View;
  /** The forecast if the round ended now, or after the chosen move. */
  readonly ahead: RoundForecast;
  readonly outcome: RoundOutcome;
  readonly heading?: string;
}

const LEAST_SCALE = 20;

/** Shows each player's total before the round, the points the round would add, the safe mark, the goal, and the outcome. */
export function Aim({ view, ahead, outcome, heading }: AimProps) {
  const say = useSay();
  const before = totals(view.state);
  const scale = Math.max(LEAST_SCALE, ...ahead.totals);
  const at = (points: number) => `${(100 * points) / scale}%`;
  return (
    <Slip className="aim" aria-label={say('chanoyu.if-over')}>
      {heading !== undefined && <h2>{heading}</h2>}
      <div className="aim-marks" aria-hidden="true">
        <span />
        <span>
          <em style={{ left: at(SAFE) }}>{SAFE}</em>
          <em style={{ left: at(GOAL) }}>{GOAL}</em>
        </span>
        <span />
      </div>
      <ul>
        {seatsInOrder(view).map((seat) => {
          const [from, to] = [before[seat] ?? 0, ahead.totals[seat] ?? 0];
          return (
            <li key={seat}>
              <span className="one-line">{say(headed(view, seat))}</span>
              <span className="aim-bar" aria-hidden="true">
                <i style={{ width: at(from) }} />
                <i className="aim-round" style={{ left: at(from), width: at(to - from) }} />
                <i className="aim-safe" style={{ left: at(SAFE) }} />
                <i className="aim-goal" style={{ left: at(GOAL) }} />
              </span>
              <b>{to}</b>
            </li>
          );
        })}
      </ul>
      <OutcomeWords outcome={outcome} />
    </Slip>
  );
}

/** Shows the outcome in a sentence, with the rule behind it. */
export function OutcomeWords({ outcome: { sentence, rule, ends } }: { readonly outcome: RoundOutcome }) {
  return (
    <p className="aim-outcome" data-ends={ends || undefined}>
      <Said message={sentence} /> <RuleLink rule={rule} />
    </p>
  );
}

import { Disc } from '../../kit/Counters.tsx';
import { Icon } from '../../kit/Icon.tsx';
import './barSign.css';
import type { View } from './view.ts';

/** Which way play goes, and the pot. */
export function BarSign({ state }: View) {
  return (
    <span className="chapanka-sign">
      <span className="chapanka-direction">
        <Icon name="anticlockwise" />
        <span>to the right</span>
      </span>
      <span className="chapanka-pot-sign">
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <Disc x={0} y={0} />
        </svg>
        Pot <b>{state.pot}</b>
      </span>
    </span>
  );
}

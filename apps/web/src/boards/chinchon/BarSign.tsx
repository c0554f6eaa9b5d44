import { Disc } from '../../kit/Counters.tsx';
import { Icon } from '../../kit/Icon.tsx';
import './barSign.css';
import type { View } from './view.ts';

/** Which way play goes, and the pot, if there is one. */
export function BarSign({ state: { options, pot } }: View) {
  return (
    <span className="chinchon-sign">
      <span>
        <Icon name="anticlockwise" />
        <span>to the right</span>
      </span>
      {options.ante > 0 && (
        <span className="chinchon-sign-pot">
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <Disc x={0} y={0} />
          </svg>
          Pot <b>{pot}</b>
        </span>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Disc } from '../ui/Disc.tsx';
import { Icon } from '../ui/Icon.tsx';
import { placed } from '../ui/place.ts';
import { useSay } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import './barSigns.css';

/** The content of the small symbols in a game's top bar. */
export interface Signs {
  /** Whether play goes to the right, counterclockwise. */
  readonly toTheRight?: boolean;
  /** The number of counters in the pot, or null if there is no pot. */
  readonly pot?: number | null;
}

/** Shows a game's small symbols in the top bar, side by side, with the game's own symbols between them. */
export function BarSigns({ toTheRight = false, pot = null, children }: Signs & { readonly children?: ReactNode }) {
  return (
    <span className="bar-signs">
      {toTheRight && <ToTheRight />}
      {children}
      {pot !== null && <PotSign pot={pot} />}
    </span>
  );
}

/** Shows that play goes to the right, counterclockwise. On a phone, only the arrow is visible. */
function ToTheRight() {
  const say = useSay();
  return (
    <span className="bar-direction">
      <Icon name="anticlockwise" />
      <span aria-hidden="true">{say('board.to-the-right')}</span>
      <span className="visually-hidden">{say('board.to-the-right-spoken')}</span>
    </span>
  );
}

/** Shows the number of counters in the pot. */
function PotSign({ pot }: { readonly pot: number }) {
  const { say, written } = useWords();
  return (
    <span className="bar-sign bar-pot" {...placed('pot sign')}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <Disc x={0} y={0} />
      </svg>
      {say('board.pot')} <b>{written(pot)}</b>
    </span>
  );
}

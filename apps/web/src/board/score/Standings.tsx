import type { Seat, Standing } from '@chinwag/rules';
import { useSay } from '../../language/language.ts';
import { useFigures } from '../../language/useFigures.ts';
import { headed, isYou, type People } from '../people.ts';
import { lineStyle } from './chartStyles.ts';

export interface StandingsProps {
  /** The standings, best first. */
  readonly standings: readonly Standing[];
  readonly people: People;
  /** Returns what the last deal added: `+6 in deal 4`. */
  readonly gainOf: (seat: Seat) => string;
  /** Formats a total; in the page's number format if omitted. */
  readonly written?: ((total: number) => string) | undefined;
}

/** The standings so far, with each player's marker from the chart and what the last deal added. */
export function Standings({ standings, people, gainOf, written }: StandingsProps) {
  const say = useSay();
  const figures = useFigures();
  const inFigures = written ?? figures.written;
  return (
    <ol className="score-standings">
      {standings.map(({ seat, place, score }) => (
        <li key={seat} data-you={isYou(people, seat) || undefined}>
          <span className="score-place">{place}</span>
          <b>
            <LineKey seat={seat} />
            <span className="one-line">{say(headed(people, seat))}</span>
          </b>
          <span className="score-gain">{gainOf(seat)}</span>
          <strong>{inFigures(score)}</strong>
        </li>
      ))}
    </ol>
  );
}

function LineKey({ seat }: { readonly seat: Seat }) {
  const { colour, dashes, marker } = lineStyle(seat);
  return (
    <svg className="line-key" viewBox="0 0 26 14" style={{ '--line': colour }} aria-hidden="true">
      <path d="M0 7h26" strokeDasharray={dashes} />
      <path d={marker} transform="translate(13 7) scale(4)" />
    </svg>
  );
}

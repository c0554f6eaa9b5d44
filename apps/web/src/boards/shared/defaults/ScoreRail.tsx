import { allSeats, type Seat } from '@chinwag/rules';
import type { People } from '../people.ts';
import { StandingsTable } from '../score/StandingsTable.tsx';

/** What `<ScoreRail>` takes. */
export interface ScoreRailProps {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat, what the last deal added; null for who was out, and before the first deal has been scored. */
  readonly gains: readonly (number | null)[] | null;
  readonly people: People;
  /** Whom it tells of, in this order; as they sit, if left out. */
  readonly seats?: readonly Seat[];
}

/** Everybody's score, for the rail of a game that shows nothing else there. */
export function ScoreRail({ scores, gains, people, seats = allSeats(scores.length) }: ScoreRailProps) {
  return (
    <StandingsTable
      heading="The score"
      seats={seats}
      people={people}
      columns={[
        ...(gains === null ? [] : [{ heading: 'last deal', cells: gains }]),
        { heading: 'in all', cells: scores.map((score, seat) => <b key={seat}>{score}</b>) },
      ]}
    />
  );
}

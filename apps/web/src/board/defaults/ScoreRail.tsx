import { allSeats, type Seat } from '@chinwag/rules';
import { useWords } from '../../language/useWords.ts';
import type { People } from '../people.ts';
import { StandingsTable } from '../score/StandingsTable.tsx';

export interface ScoreRailProps {
  /** Scores by seat. */
  readonly scores: readonly number[];
  /**
   * The points of the last deal by seat, null for a player who was out. The whole value is null before the first deal has been
   * scored.
   */
  readonly gains: readonly (number | null)[] | null;
  readonly people: People;
  /** The seats to show, in this order; all seats by number if omitted. */
  readonly seats?: readonly Seat[];
}

/** Everyone's score, for a game whose rail shows nothing else. */
export function ScoreRail({ scores, gains, people, seats = allSeats(scores.length) }: ScoreRailProps) {
  const { say, written } = useWords();
  const gained = gains?.map((gain) => (gain === null ? '' : written(gain)));
  return (
    <StandingsTable
      heading={say('board.score')}
      seats={seats}
      people={people}
      columns={[
        ...(gained === undefined ? [] : [{ heading: say('board.column-last-deal'), cells: gained }]),
        { heading: say('board.column-in-all'), cells: scores.map((score, seat) => <b key={seat}>{written(score)}</b>) },
      ]}
    />
  );
}

import { StandingsTable } from '../../boards/shared/score/StandingsTable.tsx';
import { inHalves } from '../../wording/numbers.ts';
import type { Reckoning } from './evening.ts';

/** What `<ReckoningTable>` takes. */
export interface ReckoningTableProps {
  readonly caption: string;
  readonly reckoning: Reckoning;
}

/** Who won what: wins, games and points of everybody, best first. */
export function ReckoningTable({ caption, reckoning: { people, totals, standings, bots } }: ReckoningTableProps) {
  return (
    <StandingsTable
      caption={caption}
      heading="Who"
      seats={standings.map(({ seat }) => seat)}
      people={people}
      columns={[
        { heading: 'Won', cells: totals.map(({ wins }) => wins) },
        { heading: 'Games', cells: totals.map(({ games }) => games) },
        { heading: 'Points', cells: totals.map(({ person, points }) => <b key={person}>{inHalves(points)}</b>) },
      ]}
      foot={bots === null ? [] : [{ head: 'Bots', cells: [bots.wins, bots.games, inHalves(bots.points)] }]}
    />
  );
}

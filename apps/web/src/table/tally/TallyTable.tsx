import { StandingsTable } from '../../board/score/StandingsTable.tsx';
import { useFigures } from '../../language/useFigures.ts';
import { useSay } from '../../language/language.ts';
import type { Summary } from './evening.ts';

export interface TallyTableProps {
  readonly caption: string;
  readonly summary: Summary;
}

/** The standings of a tally: everyone's wins, games and points, best first. */
export function TallyTable({ caption, summary: { people, totals, standings, bots } }: TallyTableProps) {
  const say = useSay();
  const { written, inHalves } = useFigures();
  const cells = bots && [written(bots.wins), written(bots.games), inHalves(bots.points)];
  const foot = cells === null ? [] : [{ head: say('tally.bots'), cells }];
  return (
    <StandingsTable
      caption={caption}
      heading={say('tally.who')}
      seats={standings.map(({ seat }) => seat)}
      people={people}
      columns={[
        { heading: say('tally.won'), cells: totals.map(({ wins }) => written(wins)) },
        { heading: say('tally.games'), cells: totals.map(({ games }) => written(games)) },
        { heading: say('tally.points'), cells: totals.map(({ person, points }) => <b key={person}>{inHalves(points)}</b>) },
      ]}
      foot={foot}
    />
  );
}

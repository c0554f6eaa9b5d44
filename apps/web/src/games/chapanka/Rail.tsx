import { type PartyStanding, partyStanding } from '@chinwag/rules/chapanka';
import { useSay } from '../../language/language.ts';
import { useWords } from '../../language/useWords.ts';
import { Said } from '../../board/Said.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { allSeats, countersInAll } from '@chinwag/rules';
import { StandingsTable } from '../../board/score/StandingsTable.tsx';
import { asideKnown, partySoFar } from './party.ts';
import './rail.css';
import type { View } from './view.ts';

/** Points and balances, above the log: each player's points and standing in this deal, and all counters, which add up to 0. */
export function Rail(view: View) {
  const { balances, deal, pot } = view.state;
  const { say, signed, written } = useWords();
  const seats = allSeats(view.players.length).toSorted((a, b) => (deal.points[b] ?? 0) - (deal.points[a] ?? 0));
  return (
    <section className="chapanka-rail">
      <StandingsTable
        heading={say('chapanka.score.points')}
        seats={seats}
        people={view}
        columns={[
          {
            cells: deal.points.map((points, seat) => (
              <span key={seat} className="chapanka-rail-bar">
                <i style={{ '--points': points }} />
                <Standing standing={partyStanding(deal, seat)} />
              </span>
            )),
          },
          { cells: deal.points.map((points, seat) => <b key={seat}>{points}</b>) },
          { heading: say('chapanka.score.counters'), cells: balances.map((balance, seat) => <b key={seat}>{signed(balance)}</b>) },
        ]}
        foot={[
          { head: say('chapanka.score.pot'), cells: [<b key="pot">{written(pot)}</b>] },
          {
            head: <>{say('chapanka.score.sum-always')} <RuleLink rule="CP8.2" /></>,
            cells: [<b key="sum">{countersInAll({ balances, pot })}</b>],
          },
        ]}
      />
      <PartySoFar view={view} />
    </section>
  );
}

/** Shows a player's standing for the party, if they have the most or the fewest points. */
function Standing({ standing }: { readonly standing: PartyStanding | null }) {
  const say = useSay();
  return <small>{standing !== null && say('chapanka.table.standing', { standing })}</small>;
}

/** Shows the party if the deal ended now, and the known points of the cards set aside. */
function PartySoFar({ view }: { readonly view: View }) {
  const { deal, phase } = view.state;
  const party = phase.name === 'play' ? partySoFar(deal, view) : null;
  if (party === null) return null;
  return (
    <p>
      <Said message={party.sentence} /> <Said message={asideKnown(deal, view.viewer === 'spectator' ? null : view.viewer)} />{' '}
      <RuleLink rule={party.rule} />
    </p>
  );
}

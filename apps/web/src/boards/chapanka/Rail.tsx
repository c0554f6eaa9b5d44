import { partyStanding } from '@chinwag/rules/chapanka';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { allSeats, countersInAll } from '@chinwag/rules';
import { StandingsTable } from '../shared/score/StandingsTable.tsx';
import { written } from '../../wording/numbers.ts';
import { asideKnown, partySoFar } from './party.ts';
import './rail.css';
import type { View } from './view.ts';

/** Points and balances, above the log: who stands where in this deal, and all counters, which make nothing. */
export function Rail(view: View) {
  const { balances, deal, pot } = view.state;
  const seats = allSeats(view.players.length).toSorted((a, b) => (deal.points[b] ?? 0) - (deal.points[a] ?? 0));
  return (
    <section className="chapanka-rail">
      <StandingsTable
        heading="Points in tricks"
        seats={seats}
        people={view}
        columns={[
          {
            cells: deal.points.map((points, seat) => (
              <span key={seat} className="chapanka-rail-bar">
                <i style={{ '--points': points }} />
                <small>{partyStanding(deal, seat)}</small>
              </span>
            )),
          },
          { cells: deal.points.map((points, seat) => <b key={seat}>{points}</b>) },
          { heading: 'Counters', cells: balances.map((balance, seat) => <b key={seat}>{written(balance)}</b>) },
        ]}
        foot={[
          { head: 'In the pot', cells: [<b key="pot">{pot}</b>] },
          {
            head: <>Sum, always <RuleLink rule="CP8.2" /></>,
            cells: [<b key="sum">{countersInAll({ balances, pot })}</b>],
          },
        ]}
      />
      <PartySoFar view={view} />
    </section>
  );
}

/** The party as it would be now, and how much of the cards set aside is known. */
function PartySoFar({ view }: { readonly view: View }) {
  const { deal, phase } = view.state;
  const party = phase.name === 'play' ? partySoFar(deal, view) : null;
  if (party === null) return null;
  return (
    <p>
      Now <b>{party.sentence}</b>: {asideKnown(deal, view.viewer === 'spectator' ? null : view.viewer)}.{' '}
      <RuleLink rule={party.rule} />
    </p>
  );
}

import { angleOf } from '../../board/ring.ts';
import { Trick } from '../../board/Trick.tsx';
import { DealEnd } from './DealEnd.tsx';
import { DealerDraw } from './DealerDraw.tsx';
import { PaperCut } from './PaperCut.tsx';
import { Pot } from './Pot.tsx';
import { SetAsideCards } from './SetAsideCards.tsx';
import { TalonCards } from './TalonCards.tsx';
import { comingPlays, shownTrick } from './trick.ts';
import type { MiddleProps } from './view.ts';

/** The middle of the table: the paper-cut with the trick, the pot, and the cards set aside. */
export function Middle({ view, places }: MiddleProps) {
  const { deal, phase, pot } = view.state;
  return (
    <>
      <PaperCut turn={'seat' in phase ? angleOf(places, phase.seat) : null} />
      <Matter view={view} places={places} />
      <Pot count={pot} />
      {!deal.revealed && <SetAsideCards view={view} places={places} />}
    </>
  );
}

/** Shows the content of the current phase. */
function Matter({ view, places }: MiddleProps) {
  const { deal, draw, phase } = view.state;
  // the draw stays visible until the first exchange
  const untouched = deal.setAside.every((aside) => aside === null);
  if (deal.number === 0 || (draw.length > 0 && untouched)) return <DealerDraw view={view} places={places} />;
  if (phase.name === 'exchange') return <TalonCards view={view} places={places} />;
  if (deal.revealed) return <DealEnd view={view} places={places} />;
  return <Trick trick={shownTrick(view)} coming={comingPlays(view)} places={places} people={view} />;
}

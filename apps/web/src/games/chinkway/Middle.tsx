import { TRUMPS } from '@chinwag/rules/chinkway';
import { Trick } from '../../board/Trick.tsx';
import { ExtractChoice } from './ExtractChoice.tsx';
import { FinalChoice } from './FinalChoice.tsx';
import { placesOf } from './order.ts';
import { Rose } from './Rose.tsx';
import type { Status } from '../../board/status.ts';
import { comingPlays, shownTrick } from './trick.ts';
import './trick.css';
import { TrumpChoice } from './TrumpChoice.tsx';
import type { Choosing } from './choice.ts';
import type { View } from './view.ts';

export interface MiddleProps {
  readonly view: View;
  readonly status: Status;
  readonly choosing: Choosing;
}

/** The middle of the table: the trick on the compass rose, or the current choice. */
export function Middle({ view, status, choosing }: MiddleProps) {
  return (
    <>
      <Rose view={view} asksYou={status.asksYou} />
      <Matter view={view} status={status} choosing={choosing} />
    </>
  );
}

/** Shows the content of the current phase. */
function Matter({ view, status, choosing: { choice, choose, attempt } }: MiddleProps) {
  const { phase } = view.state;
  const [pick] = choice.picks;
  const trick = (
    <Trick trick={shownTrick(view)} coming={comingPlays(view)} places={placesOf(view)} people={view} />
  );
  if (!status.asksYou) return trick;
  switch (phase.name) {
    case 'trump':
      return (
        <TrumpChoice
          view={view}
          chosen={TRUMPS.find((trump) => trump === pick) ?? null}
          onChoose={choose}
          onName={(trump) => attempt({ type: 'trump', trump })}
        />
      );
    case 'extract':
      return (
        <ExtractChoice
          view={view}
          fitting={phase.cards}
          chosen={phase.cards.find((card) => card === pick) ?? null}
          onChoose={choose}
          onTake={(card) => attempt({ type: 'extract', card })}
        />
      );
    case 'finalRequest':
      return <FinalChoice view={view} />;
    case 'discard':
    case 'play':
    case 'settle':
    case 'over':
      return trick;
  }
}

import type { Seat } from '@chinwag/rules';
import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import type { LogEntry } from '../../board/logEntry.ts';
import { noToAll } from './actions/buying.ts';
import type { Action } from '../../board/actions/action.ts';
import { ActionButton } from '../../board/actions/ActionButton.tsx';
import { BuyWindow } from './BuyWindow.tsx';
import { HandEnd } from './HandEnd.tsx';
import type { LayingControls } from './laying.ts';
import './middle.css';
import { lastNews } from './news.ts';
import { Piles } from './Piles.tsx';
import { SetsSheet } from './SetsSheet.tsx';
import type { Declining } from './useStandingNo.ts';
import type { View } from './view.ts';

export interface MiddleProps {
  readonly view: View;
  /** The seats whose sets are shown, in this order. */
  readonly lanes: readonly Seat[];
  readonly laying: LayingControls;
  readonly log: readonly LogEntry[];
  readonly declining: Declining;
  /** Whether the viewer has put sets together to go down. */
  readonly isComposing: boolean;
  /** The current actions. */
  readonly actions: readonly Action[];
}

/** Shows the latest events. Different words are a new line, not the same line in another place. */
function News({ view, log }: Pick<MiddleProps, 'view' | 'log'>) {
  const say = useSay();
  return lastNews(log, view).map((sentence, k) => (
    <p key={`${k} ${say(sentence)}`}>
      <Said message={sentence} />
    </p>
  ));
}

/** The middle of the table: the two piles and the latest event or question, or how the hand ended. */
export function Middle({ view, lanes, laying, log, declining, isComposing, actions }: MiddleProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const { deal, phase } = view.state;
  if (deal.ending !== null) return <HandEnd view={view} />;
  const some = lanes.some((seat) => (deal.table[seat] ?? []).length > 0);
  return (
    <>
      {/* the piles of the draw for the dealer are different piles, not the same ones moved */}
      <section key={`${deal.number === 0} ${isComposing}`} className="chinaso-lying" aria-label={say('chinaso.label.piles')}>
        <Piles view={view} actions={actions} />
        {some && (
          <IconButton
            className="chinaso-all-sets" icon="sets" label={say('chinaso.label.all-sets')} onClick={() => setIsOpen(true)}
          />
        )}
        {phase.name === 'buying' ? (
          <BuyWindow view={view} phase={phase} declining={declining} />
        ) : (
          <div className="chinaso-news">
            <News view={view} log={log} />
            {noToAll({ view, declining }).map((action) => <ActionButton key={action.name} action={action} variant="quiet" />)}
          </div>
        )}
      </section>
      {isOpen && <SetsSheet view={view} lanes={lanes} laying={laying} onClose={() => setIsOpen(false)} />}
    </>
  );
}

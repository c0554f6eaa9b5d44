import { useState } from 'react';
import { Band } from '../../ui/Band.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import type { TableView } from '../../session/tableView.ts';
import { useTable } from '../tableContext.ts';
import { useForAWhile } from '../useForAWhile.ts';
import { BreakBand } from './BreakBand.tsx';
import { ProposalBand } from './ProposalBand.tsx';

/** What is proposed in a running game and was agreed on, what came to nothing just now, and that nobody has moved for long. */
export function GameAgreements() {
  const { table, host } = useTable();
  const { proposal, pause, idle } = table;
  const refused = useRefused(table);
  return (
    <>
      {proposal !== null && <ProposalBand key={proposal.id} proposal={proposal} />}
      {pause !== null && <BreakBand pause={pause} />}
      {refused !== null && proposal === null && <NotAgreedBand key={refused} />}
      {idle === 'week' && proposal === null && <LongIdleBand />}
      {idle === 'half-day' && host && proposal === null && <IdleBand />}
    </>
  );
}

/** The number of the proposal that came to nothing last, while this page was there; null for none. */
function useRefused({ proposal, pause, lastDeal }: TableView): number | null {
  const [before, setBefore] = useState({ proposal, pause, lastDeal });
  const [refused, setRefused] = useState<number | null>(null);
  if (before.proposal?.id !== proposal?.id) {
    const isDone = before.pause !== pause || before.lastDeal !== lastDeal;
    if (before.proposal !== null) setRefused(isDone ? null : before.proposal.id);
    setBefore({ proposal, pause, lastDeal });
  }
  return refused;
}

const SHOWN_FOR = 8000;

function NotAgreedBand() {
  const say = useSay();
  const shown = useForAWhile(SHOWN_FOR);
  return shown && <Band icon="check" headline={say('agreements.goes-on')}>{say('agreements.not-agreed')}</Band>;
}

/** For those of a game in which nobody has moved for a week: they can gather for another one. */
function LongIdleBand() {
  const say = useSay();
  const { seat, host, ask } = useTable();
  return (
    <Band
      icon="pause"
      buttons="below"
      headline={say('agreements.idle.week')}
      {...((seat !== null || host) && {
        action: <AskButton onClick={() => ask('gatherAnother', {})}>{say('agreements.idle.gather')}</AskButton>,
      })}
    >
      {say('agreements.idle.waits')}
    </Band>
  );
}

/** For the host of a game in which nobody has moved for half a day. */
function IdleBand() {
  const say = useSay();
  const { ask } = useTable();
  return (
    <Band
      icon="pause"
      buttons="below"
      headline={say('agreements.idle.half-day')}
      action={<AskButton onClick={() => ask('propose', { kind: 'end' })}>{say('agreements.idle.end')}</AskButton>}
    >
      {say('agreements.idle.host-alone')}
    </Band>
  );
}

import { useState } from 'react';
import { Band } from '../../ui/Band.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import type { TableView } from '../../session/tableView.ts';
import { useTable } from '../tableContext.ts';
import { useForAWhile } from '../useForAWhile.ts';
import { BreakBand } from './BreakBand.tsx';
import { ProposalBand } from './ProposalBand.tsx';

/** The banners of a running game for proposals, agreements, a proposal that has just failed, and a long period without a move. */
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

/** Returns the number of the last proposal that failed while this page was open, or null if there is none. */
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

/** A band for the players of a game without a move for a week: they can gather for another one. */
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

/** A band for the host of a game without a move for half a day. */
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

import { useState } from 'react';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Complaint } from '../../ui/Complaint.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { TallySheet } from './TallySheet.tsx';
import { useTally } from './useTally.ts';

/** The list of games played at the table, reloaded after each game. */
export function TallyContent() {
  return <TallyNow key={useTable().table.games} />;
}

function TallyNow() {
  const say = useSay();
  const words = useRefusalWords();
  const tally = useTally();
  const [now] = useState(Date.now);
  if (tally === null) return <p role="status">{say('tally.moment')}</p>;
  return tally.ok ? <TallySheet tally={tally} now={now} /> : <Complaint>{words(tally)}</Complaint>;
}

/**
 * A button that shows the number of games played at the table and opens their list. Renders nothing before the first game has
 * ended.
 */
export function TallyButton({ on }: { readonly on: 'paper' | 'cloth' }) {
  const say = useSay();
  const { table } = useTable();
  const [open, setOpen] = useState(false);
  if (table.games === 0) return null;
  return (
    <>
      <Button
        variant={on === 'cloth' ? 'ghost' : 'plain'}
        icon="log"
        className="tally-button"
        detail={say('tally.so-far', { games: table.games })}
        onClick={() => setOpen(true)}
      >
        {say('tally.who-won')}
      </Button>
      {open && (
        <Dialog title={say('tally.title')} onClose={() => setOpen(false)}>
          <TallyContent />
        </Dialog>
      )}
    </>
  );
}

import { useState } from 'react';
import { useRefusalWords } from '../../boards/refusalWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useTable } from '../tableContext.ts';
import { counted } from '../../wording/words.ts';
import { TallySheet } from './TallySheet.tsx';
import { useTally } from './useTally.ts';

/** What was played at the table, read anew with each game that ends. */
export function TallyContent() {
  return <TallyNow key={useTable().table.games} />;
}

function TallyNow() {
  const words = useRefusalWords();
  const tally = useTally();
  const [now] = useState(Date.now);
  if (tally === null) return <p role="status">One moment, please.</p>;
  return tally.ok ? <TallySheet tally={tally} now={now} /> : <p role="alert">{words(tally)}</p>;
}

/** The way to what was played at the table, where anything was: how many games, in a press. */
export function TallyButton({ on }: { readonly on: 'paper' | 'cloth' }) {
  const { table } = useTable();
  const [open, setOpen] = useState(false);
  if (table.games === 0) return null;
  return (
    <>
      <Button
        variant={on === 'cloth' ? 'ghost' : 'plain'}
        icon="log"
        className="tally-button"
        detail={`${counted(table.games, 'game', 'games')} so far`}
        onClick={() => setOpen(true)}
      >
        Who won what
      </Button>
      {open && (
        <Dialog title={TALLY_TITLE} onClose={() => setOpen(false)}>
          <TallyContent />
        </Dialog>
      )}
    </>
  );
}

/** What the sheet is called. */
export const TALLY_TITLE = 'Played at this table';

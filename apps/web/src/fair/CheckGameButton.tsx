import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../kit/Button.tsx';
import { loadMessages } from '../language/load.ts';

/** What it takes to check a game, loaded at the first press. */
const CheckGameDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./CheckGameDialog.tsx'), loadMessages('fair')]);
  return { default: dialog.CheckGameDialog };
});

/** What a button that does something with a game that is over takes. */
export interface KeptGameButtonProps {
  /** The game’s id. */
  readonly id: string;
  readonly label: string;
  /** Whether the label stands on it, or is only said where there is no room. */
  readonly labelled?: 'in-sight' | 'by-ear';
}

/** The way to the check of a game that is over. */
export function CheckGameButton({ id, label, labelled = 'in-sight' }: KeptGameButtonProps) {
  const [open, setOpen] = useState(false);
  const act = () => setOpen(true);
  return (
    <>
      {labelled === 'by-ear' ? (
        <IconButton icon="check" label={label} onClick={act} />
      ) : (
        <Button icon="check" onClick={act}>
          {label}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <CheckGameDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

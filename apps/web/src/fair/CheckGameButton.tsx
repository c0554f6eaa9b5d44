import { lazy, Suspense, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../language/language.ts';
import { loadMessages } from '../language/load.ts';
import type { CheckableGame } from './checkGame.ts';

/** What it takes to check a game, loaded at the first press. */
const CheckGameDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./CheckGameDialog.tsx'), loadMessages('fair')]);
  return { default: dialog.CheckGameDialog };
});

/** The way to the check of a game that is over, by its id. */
export function CheckGameButton({ game, id }: { readonly game: CheckableGame; readonly id: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="check" onClick={() => setOpen(true)}>
        {say('result.check')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CheckGameDialog game={game} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { loadMessages } from '../language/load.ts';
import { StoredGameButton, type StoredGameButtonProps } from './StoredGameButton.tsx';

/** The code that checks a game, loaded at the first press. */
const CheckGameDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./CheckGameDialog.tsx'), loadMessages('fairness')]);
  return { default: dialog.CheckGameDialog };
});

/** The button that checks a finished game. A press opens a dialog with the result. */
export function CheckGameButton({ id, ...face }: StoredGameButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <StoredGameButton {...face} icon="check" act={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <CheckGameDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { CheckedGame } from './CheckedGame.tsx';
import { useCheckedGame } from './useCheckedGame.ts';

/** What `<CheckGameDialog>` takes. */
export interface CheckGameDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Checks a game that is over, and says what that proves. */
export function CheckGameDialog({ id, onClose }: CheckGameDialogProps) {
  const say = useSay();
  const check = useCheckedGame(id);
  return (
    <Dialog title={say('fairness.title')} onClose={onClose}>
      <CheckedGame check={check} />
    </Dialog>
  );
}

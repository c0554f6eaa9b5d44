import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { CheckedGame } from './CheckedGame.tsx';
import { pageChecks, useCheckedNow } from './checks/pageChecks.ts';

export interface CheckGameDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A dialog that checks a finished game and says what the check proves. */
export function CheckGameDialog({ id, onClose }: CheckGameDialogProps) {
  const say = useSay();
  const [check, again] = useCheckedNow(id);
  const close = (): void => {
    if (check?.had === true) pageChecks.markRead(id);
    onClose();
  };
  return (
    <Dialog title={say('fairness.title')} onClose={close}>
      <CheckedGame id={id} check={check} onAgain={again} />
    </Dialog>
  );
}

import type { GuestSession } from '../session/guest.ts';
import { ForgetGuest } from './ForgetGuest.tsx';
import { NameForm } from '../table/NameForm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';

export interface NameDialogProps {
  /** The label of the button. */
  readonly action: string;
  readonly onNamed: (session: GuestSession) => void;
  readonly onClose: () => void;
  /** Called when the name was erased everywhere. If omitted, the dialog does not offer that. */
  readonly onForgotten?: (() => void) | undefined;
}

/** A dialog that asks for a name. */
export function NameDialog({ action, onNamed, onClose, onForgotten }: NameDialogProps) {
  return (
    <Dialog title={useSay()('pages.friends-call-you')} onClose={onClose}>
      <NameForm action={action} onNamed={onNamed} />
      {onForgotten !== undefined && <ForgetGuest onForgotten={onForgotten} />}
    </Dialog>
  );
}

import type { GuestSession } from '../connection/guest.ts';
import { NameForm } from '../forms/NameForm.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** What `<NameDialog>` takes. */
export interface NameDialogProps {
  /** What the button does next. */
  readonly action: string;
  readonly onNamed: (session: GuestSession) => void;
  readonly onClose: () => void;
}

/** Asks for a name over the page one is on. */
export function NameDialog({ action, onNamed, onClose }: NameDialogProps) {
  return (
    <Dialog title="What do your friends call you?" onClose={onClose}>
      <NameForm action={action} onNamed={onNamed} />
    </Dialog>
  );
}

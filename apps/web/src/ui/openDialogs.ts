import { useSyncExternalStore } from 'react';

/** The dialogs that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(to: readonly HTMLDialogElement[]): void {
  open = to;
  for (const changed of listeners) changed();
}

/** A dialog has been opened over all others; what is returned says that it is closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog over all others; null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => open.at(-1) ?? null,
  );
}

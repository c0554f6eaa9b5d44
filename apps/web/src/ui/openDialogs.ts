import { useSyncExternalStore } from 'react';

/** The open dialogs, topmost last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(to: readonly HTMLDialogElement[]): void {
  open = to;
  for (const changed of listeners) changed();
}

/** Records that a dialog has opened above all other dialogs. Returns a function that records that the dialog has closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** Returns the topmost dialog, or null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => open.at(-1) ?? null,
  );
}

import type * as Caller from './caller.ts';

/** The caller is loaded with the first call; calls until then wait for it, in order. */
let caller: Promise<typeof Caller> | null = null;

/** Shows on the tab that it is the viewer's turn in a game, and notifies a viewer who is elsewhere. */
export function beginCall(title: string): void {
  const where = document.hidden ? 'elsewhere' : 'here';
  caller ??= import('./caller.ts');
  caller.then(
    ({ call }) => call(title, where),
    () => {
      // A failed load notifies nobody: the title and the lamp say the same, and the next turn tries again.
      caller = null;
    },
  );
}

/** Ends the call: it is no longer the viewer's turn. */
export function endCall(): void {
  caller?.then(({ hush }) => hush(), () => undefined);
}

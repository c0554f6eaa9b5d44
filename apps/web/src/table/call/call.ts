import type * as Caller from './caller.ts';

/** The caller, which is loaded with the first call. Calls until then wait for it, in order. */
let caller: Promise<typeof Caller> | null = null;

/** Shows on the browser tab that it is the viewer's turn in a game, and notifies a viewer who is elsewhere. */
export function beginCall(title: string): void {
  const where = document.hidden ? 'elsewhere' : 'here';
  caller ??= import('./caller.ts');
  caller.then(
    ({ call }) => call(title, where),
    () => {
      // If loading fails, nobody gets a notification. The page's title and lamp still show the turn, and the next turn loads again.
      caller = null;
    },
  );
}

/** Clears the turn notification. Call this function when it is no longer the viewer's turn. */
export function endCall(): void {
  caller?.then(({ hush }) => hush(), () => undefined);
}

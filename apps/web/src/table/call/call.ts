import type * as Caller from './caller.ts';

/** What calls is loaded when one is first called; what it is asked meanwhile waits for it, in order. */
let caller: Promise<typeof Caller> | null = null;

/** Shows on the tab that it is one's turn in a game, and tells one who looks elsewhere. */
export function beginCall(title: string): void {
  const where = document.hidden ? 'elsewhere' : 'here';
  caller ??= import('./caller.ts');
  caller.then(
    ({ call }) => call(title, where),
    () => {
      // What cannot be loaded calls nobody: the title and the lamp say the same, and the next turn tries again.
      caller = null;
    },
  );
}

/** It is one's turn no more. */
export function endCall(): void {
  caller?.then(({ hush }) => hush(), () => undefined);
}

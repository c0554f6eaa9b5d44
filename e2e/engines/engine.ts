/** A browser with one window, driven by WebDriver commands. */
export interface BrowserEngine {
  /** Opens a URL. Resolves when the page is loaded. */
  open(url: string): Promise<void>;
  /**
   * Runs a function body in the page, with `given` as its `arguments`. Sends the values as JSON. Resolves with the returned value.
   */
  run<Answer>(body: string, given?: readonly unknown[]): Promise<Answer>;
  /** Taps at a position in the window, in CSS px. */
  touch(x: number, y: number): Promise<void>;
  /** Closes the browser and every process started for it. */
  close(): Promise<void>;
}

/** Sends a WebDriver command with its parameters. Resolves with the result, and rejects with the browser's error. */
export type Send = (command: WebDriverCommand, parameters: object) => Promise<unknown>;

/** The WebDriver commands in use, by their path in a session. */
export type WebDriverCommand = 'url' | 'execute/sync' | 'actions' | 'window/rect';

/** Returns an engine that uses a function to send commands. `zoom` is the width of a CSS pixel, in pixels of the window. */
export function engineOf(send: Send, close: () => Promise<void>, zoom = 1): BrowserEngine {
  return {
    close,
    open: async (url) => void (await send('url', { url })),
    run: async <Answer>(body: string, given: readonly unknown[] = []) =>
      (await send('execute/sync', { script: body, args: given })) as Answer,
    touch: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x * zoom), y: Math.round(y * zoom), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('actions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }] });
    },
  };
}

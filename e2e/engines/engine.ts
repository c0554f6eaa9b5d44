/** A browser with one window, driven by the commands of WebDriver. */
export interface BrowserEngine {
  /** Opens an address, and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; it finds what it is given in `arguments`. Values travel as JSON. */
  run<Answer>(body: string, given?: readonly unknown[]): Promise<Answer>;
  /** Presses and lets go at a place in the window, in CSS pixels. */
  touch(x: number, y: number): Promise<void>;
  /** Ends the browser and whatever was started for it. */
  close(): Promise<void>;
}

/** Sends one command of WebDriver with its parameters, and gives its value; throws what the browser calls an error. */
export type Send = (command: WebDriverCommand, parameters: object) => Promise<unknown>;

/** The commands we need: by the path of WebDriver's address in a session. */
export type WebDriverCommand = 'url' | 'execute/sync' | 'actions' | 'window/rect';

/** The engine behind a way to send commands. `zoom` is how many pixels of its window a CSS pixel is wide. */
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

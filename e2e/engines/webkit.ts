import { type BrowserEngine, engineOf, type Send } from './engine.ts';
import { end } from '../../scripts/child-processes.mjs';
import { freePort } from '../free-port.ts';
import { patiently, startEngine } from './processes.ts';

/** The programs that a run of WebKit needs: the driver, the browser that comes with it, and a virtual display. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The zoom at which WebKit's window, at least 447 pixels wide, has the width of a phone. */
const ENLARGED = 1.24;
const WINDOW = { width: 447, height: 840 };
/** The timeout of the driver, which hangs occasionally, in ms. */
const ANSWERS_WITHIN = 20_000;

/**
 * Starts WebKit, the engine of an iPhone, in a window as wide as a phone. Resolves with the browser. Rejects if it does not answer
 * in time.
 */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<BrowserEngine> {
  const port = await freePort();
  const screen = `:${port}`;
  const server = startEngine(display, [screen, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const env = { DISPLAY: screen, GDK_BACKEND: 'x11', GDK_DPI_SCALE: String(ENLARGED) };
  const driving = startEngine(driver, [`--port=${port}`], env);
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const session = await patiently('WebKit', () => posted(port, '/session', { capabilities: { alwaysMatch: options } }));
  const { sessionId } = session as { readonly sessionId: string };
  const send: Send = (command, parameters) => posted(port, `/session/${sessionId}/${command}`, parameters);
  await send('window/rect', WINDOW);
  const close = async () => {
    await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
    await end(driving);
    await end(server);
  };
  return engineOf(send, close, ENLARGED);
}

async function posted(port: number, path: string, body: object): Promise<unknown> {
  const asked = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(ANSWERS_WITHIN) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, asked);
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { end, temporaryFolder } from '../../scripts/child-processes.mjs';
import { freePort } from '../free-port.ts';
import { type WebDriverCommand, type BrowserEngine, engineOf, type Send } from './engine.ts';
import { patiently, startEngine } from './processes.ts';

/** Firefox's own names of the commands. */
const COMMANDS: Readonly<Record<WebDriverCommand, string>> = {
  url: 'WebDriver:Navigate',
  'execute/sync': 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  'window/rect': 'WebDriver:SetWindowRect',
};

/**
 * Starts a headless Firefox, driven through Marionette, which every Firefox has built in. Resolves with the browser. Rejects if it
 * does not answer in time.
 */
export async function startFirefox(program: string): Promise<BrowserEngine> {
  const profile = temporaryFolder('firefox');
  const port = await freePort();
  writeFileSync(join(profile.path, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const firefox = startEngine(program, ['--headless', '--marionette', '--no-remote', '--profile', profile.path]);
  const socket = await patiently('Firefox', () => connected(port));
  const marionette = new Marionette(socket);
  const send: Send = async (command, parameters) => {
    const answer = await marionette.ask(COMMANDS[command], parameters);
    return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
  };
  await marionette.ask('WebDriver:NewSession', {});
  await send('window/rect', { width: 1100, height: 800 });
  return engineOf(send, async () => {
    socket.destroy();
    await end(firefox);
    profile.remove();
  });
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });
}

type Reply = readonly [type: 1, id: number, error: { readonly message: string } | null, value: unknown];

/** The Marionette protocol. A message is its number of bytes, a colon, and a JSON list. */
class Marionette {
  readonly #socket: Socket;
  readonly #asked = new Map<number, (reply: Reply) => void>();
  #unread = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#unread = Buffer.concat([this.#unread, bytes]);
      for (let text = this.#next(); text !== null; text = this.#next()) this.#hear(JSON.parse(text));
    });
  }

  async ask(name: string, parameters: object): Promise<unknown> {
    const id = ++this.#last;
    const answered = new Promise<Reply>((resolve) => this.#asked.set(id, resolve));
    const question = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(question)}:${question}`);
    const [, , error, value] = await answered;
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return value;
  }

  /** Removes and returns the next message, or null while the message is incomplete. */
  #next(): string | null {
    const colon = this.#unread.indexOf(':');
    if (colon < 0) return null;
    const end = colon + 1 + Number(this.#unread.subarray(0, colon));
    if (this.#unread.length < end) return null;
    const text = this.#unread.subarray(colon + 1, end).toString();
    this.#unread = this.#unread.subarray(end);
    return text;
  }

  /** Handles a message. The greeting is not a list, and answers no command. */
  #hear(message: Reply | object): void {
    if (!Array.isArray(message)) return;
    const [, id] = message as unknown as Reply;
    this.#asked.get(id)?.(message as unknown as Reply);
    this.#asked.delete(id);
  }
}

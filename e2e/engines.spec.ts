import type { BrowserEngine } from './engines/engine.ts';
import { drivenScreen } from './engines/driven-screen.ts';
import { startFirefox } from './engines/firefox.ts';
import { whyStuck } from './engines/stuck.ts';
import { startWebKit } from './engines/webkit.ts';
import { PLAYED } from './games.ts';
import type { TakeTurn } from './played-game.ts';
import { expect, test } from './app-server.ts';
import { press } from './player.ts';
import type { ScreenPart } from './screen.ts';
import { commitNumber } from '../scripts/commit-number.ts';
import { oneIn } from '../scripts/one-in.ts';
import { installedFirefox, installedWebKit } from '../scripts/browser.mjs';

const firefox = installedFirefox();
const webkit = installedWebKit();

const ENGINES = [
  { name: 'Firefox', needs: 'firefox-esr', start: firefox === null ? null : () => startFirefox(firefox) },
  { name: 'WebKit', needs: 'webkit2gtk-driver and xvfb', start: webkit === null ? null : () => startWebKit(webkit) },
];

/**
 * A game has lasted long enough after decisions with this many different hands, or once a deal is over. A rummy deal may end after
 * the first turn.
 */
const HANDS = 3;

/** After this many turns in a row without a change at the table, of some seconds each, no change will come. */
const IN_VAIN = 5;

const OFTEN = { intervals: [50], timeout: 60_000 };

/**
 * `npm run every-game` plays every game in both engines. The check of each change plays half of them in one and the others in the
 * other.
 */
const gamesFor = (engine: number) => (process.env['EVERY_GAME'] === undefined ? oneIn(2, PLAYED, commitNumber() + engine) : PLAYED);

for (const [at, { name, needs, start }] of ENGINES.entries()) {
  test(`games are played in ${name}`, async ({ server }) => {
    test.skip(start === null, `${name} is not on this machine (Debian: ${needs})`);
    const engine = (await start?.()) ?? null;
    if (engine === null) return;
    try {
      for (const { id, turns } of gamesFor(at)) {
        await test.step(id, () => practise(engine, `${server.url}/practise/${id}`, turns()));
      }
    } finally {
      await engine.close();
    }
  });
}

/** Plays against bots until a deal is over, or for a while. Rejects if the app throws an error. */
async function practise(engine: BrowserEngine, address: string, takeTurn: TakeTurn): Promise<void> {
  const screen = drivenScreen(engine);
  await engine.open(address);
  await engine.run(`localStorage.setItem('chinwag.preferences', '{"animation":"off","sound":"off","pace":"at-once"}')`);
  await engine.open(address);
  await engine.run(LISTEN);
  const asked = screen.locator('.status-line .status-lamp');
  const over = screen.getByRole('dialog').getByRole('button', { name: 'Close' });
  await begin(engine, screen.getByRole('button', { name: /^Practise / }), asked);
  const table = async () => (await screen.locator('.frame').allInnerTexts()).join();
  const hands = new Set<string>();
  let inVain = 0;
  while (hands.size < HANDS && !(await over.isVisible())) {
    await expect.poll(async () => (await asked.isVisible()) || (await over.isVisible()), OFTEN).toBe(true);
    if (await over.isVisible()) break;
    hands.add((await screen.getByRole('listbox').allInnerTexts()).join());
    const before = await table();
    await takeTurn(screen);
    // the turn has been taken once the table changes
    const goesOn = await expect.poll(table, { ...OFTEN, timeout: 2000 }).not.toBe(before).then(() => true, () => false);
    inVain = goesOn ? 0 : inVain + 1;
    if (inVain >= IN_VAIN) throw new Error(await whyStuck(engine));
  }
  if (await over.isVisible()) await press(over);
  expect(await engine.run('return window.thrown')).toEqual([]);
}

/** Presses until the first decision appears, because a page that is still being laid out may move under the finger. */
async function begin(engine: BrowserEngine, practise: ScreenPart, asked: ScreenPart): Promise<void> {
  const attempt = async () => {
    if (await practise.isVisible()) await press(practise);
    await expect.poll(() => asked.isVisible(), { intervals: [100], timeout: 15_000 }).toBe(true);
  };
  try {
    await expect(attempt).toPass({ timeout: 90_000 });
  } catch (cause) {
    const page = await engine.run<string>('return location.href + ": " + document.body.innerText');
    throw new Error(`nobody is asked at ${page}`, { cause });
  }
}

/** Collects the app's errors after presses and keys. A late resize notification does not count. */
const LISTEN = `
  window.thrown = [];
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || window.thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.thrown.push(String(reason)));
`;

import type { Browser, Page } from '@playwright/test';
import { newGuest } from '../../apps/server/src/tests/support/api.ts';
import { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import { tableCodeSchema } from '@chinwag/protocol';
import { type GameId, games } from '@chinwag/rules';
import type { AppServer } from '../app-server.ts';
import { Player } from '../player.ts';
import { guestOf } from '../quick-hands.ts';
import { Probe, type WatchedScreen } from './probe.ts';
import { WORDS } from './words.ts';

interface Friend extends Pick<WatchedScreen, 'name' | 'language' | 'looksOn'> {
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The host, and the other player with a browser in English. Both make their moves by hand. */
const HOST: Friend = { name: 'Marta', language: 'en', looksOn: false, viewport: { width: 1280, height: 800 } };
const PHONE: Friend = { name: 'Zofia', language: 'en', looksOn: false, viewport: { width: 360, height: 640 } };
/**
 * The player with a browser in Spanish. They move over a connection, because a hand would need every game's buttons in Spanish.
 * Their page is like that of a player on another device.
 */
const SPANISH: Friend = { name: 'Iker', language: 'es', looksOn: true, viewport: { width: 820, height: 1180 } };
/** A fourth browser, of a spectator with a laptop, and a television that nobody touches. */
const SPECTATOR: Friend = { name: 'Owen', language: 'en', looksOn: true, viewport: { width: 1440, height: 900 } };
const TELEVISION: Friend = { name: 'Television', language: 'es', looksOn: true, viewport: { width: 1920, height: 1080 } };

/** The table of an evening: five screens, and a separate connection with the server's state. */
export class EveningTable {
  /** The open screens, by their owners' names. */
  readonly screens = new Map<string, WatchedScreen>();
  readonly probe = new Probe(() => this.truth, () => [...this.screens.values()]);
  #truth: TestPlayer | null = null;
  #hand: TestPlayer | null = null;
  readonly #then: (() => void)[] = [];

  private constructor(
    readonly server: AppServer,
    readonly link: string,
    readonly host: Player,
  ) {}

  /** Gathers friends, one of them in Spanish, and presses Start in two of the host's tabs at once. Resolves with the table. */
  static async gather(browser: Browser, server: AppServer, game: GameId): Promise<EveningTable> {
    const [host, phone, spanish, spectator, television] = await Promise.all(
      [HOST, PHONE, SPANISH, SPECTATOR, TELEVISION].map((friend) => arrive(browser, friend)),
    ) as [Player, Player, Player, Player, Player];
    const table = new EveningTable(server, await host.openTableOf(server.url, game), host);
    await phone.sitDown(table.link);
    await followIn(spanish, table.link);
    await host.page.getByText(SPANISH.name).first().waitFor();
    await host.fillWithBots();
    await table.#startTwice();
    await spectator.follow(table.link);
    await followIn(television, table.link);
    for (const [friend, { page }] of [
      [HOST, host], [PHONE, phone], [SPANISH, spanish], [SPECTATOR, spectator], [TELEVISION, television],
    ] as const) {
      await page.locator('.status-line').first().waitFor();
      table.screens.set(friend.name, { ...friend, page });
    }
    await table.#connect();
    return table;
  }

  /** Returns the state of the server. Throws without a connection. */
  get truth(): TestPlayer {
    if (this.#truth === null) throw new Error('nobody is connected');
    return this.#truth;
  }

  /** Returns the screen of a person who is still there. Throws if they are not. */
  screen(name: string): WatchedScreen {
    const screen = this.screens.get(name);
    if (screen === undefined) throw new Error(`${name} is gone`);
    return screen;
  }

  /**
   * Resolves with the screen of a friend with a pending decision, and the connection by which they move. Resolves with null if only
   * bots have been pending for a long time.
   */
  async asked(): Promise<{ readonly page: Page; readonly hand: TestPlayer | null } | null> {
    const find = () => {
      const { asked, names } = this.probe.facts;
      return asked.map((seat) => names[seat] ?? '').find((name) => this.screens.has(name));
    };
    const isOver = () => this.probe.facts.result !== null;
    await within(30_000, this.truth.until(() => find() !== undefined || isOver()));
    const name = find();
    if (name === undefined || isOver()) return null;
    return { page: this.screen(name).page, hand: name === SPANISH.name ? this.#hand : null };
  }

  /** Lets the host start another game, from a result or while people gather. Resolves with whether there is a host. */
  async playAgain(): Promise<boolean> {
    const host = this.screens.get(HOST.name);
    if (host === undefined) return false;
    const { gameId } = this.truth.view;
    await host.page.getByRole('button', { name: /^(?:Play again|Start the game)/ }).click();
    await this.truth.until(() => this.truth.view.gameId !== gameId);
    return true;
  }

  /** Kills the server, and starts one from the build in a folder. Resolves when every page has reconnected. */
  async killServer(build = '.'): Promise<void> {
    this.#hangUp();
    const lost = [...this.screens.values()].map(({ language, page }) => page.getByText(WORDS[language].lost).first());
    await this.server.kill();
    await Promise.all(lost.map((said) => said.waitFor()));
    await this.server.start(build);
    await Promise.all(lost.map((said) => said.waitFor({ state: 'hidden', timeout: 60_000 })));
    await this.#connect();
  }

  /** Waits until a person has left the table, and closes their browser. */
  async isGone(name: string): Promise<void> {
    const { page } = this.screen(name);
    this.screens.delete(name);
    if (name === SPANISH.name) this.#hand?.vanish();
    await page.context().close();
  }

  /** Registers a callback for the end of the evening. */
  whenOver(then: () => void): void {
    this.#then.push(then);
  }

  /** Closes everything. */
  async close(): Promise<void> {
    for (const then of this.#then) then();
    this.#hangUp();
    await Promise.all([...this.screens.values()].map(({ page }) => page.context().close()));
  }

  #hangUp(): void {
    for (const wire of [this.#truth, this.#hand]) wire?.vanish();
  }

  async #connect(): Promise<void> {
    const code = tableCodeSchema.parse(new URL(this.link).pathname.split('/').at(-1));
    const { url } = this.server;
    this.#truth = await TestPlayer.join(url, await newGuest(url, 'Wire'), code, games);
    const spanish = this.screens.get(SPANISH.name);
    if (spanish !== undefined) this.#hand = await TestPlayer.join(url, await guestOf(spanish.page), code, games);
  }

  /** Presses Start in two of the host's tabs at once, and checks that only one game starts. */
  async #startTwice(): Promise<void> {
    const second = await this.host.page.context().newPage();
    await second.goto(this.link);
    const starts = [this.host.page, second].map((page) => page.getByRole('button', { name: 'Start the game' }));
    await Promise.all(starts.map((start) => start.waitFor()));
    // The slower tab no longer has the button.
    await Promise.allSettled(starts.map((start) => start.click({ timeout: 2000 })));
    await second.close();
  }
}

async function arrive(browser: Browser, { name, language, viewport }: Friend): Promise<Player> {
  const player = await Player.arrive(browser, name, viewport);
  await player.page.context().addInitScript((chosen) => localStorage.setItem('chinwag.language', JSON.stringify(chosen)), language);
  return player;
}

/** Follows a link and enters a name, in any language. */
async function followIn({ name, page }: Player, link: string): Promise<void> {
  await page.goto(link);
  const field = page.getByRole('textbox').first();
  await field.fill(name);
  await field.press('Enter');
}

/** Waits for a promise, up to a timeout. Never rejects for the timeout. */
async function within(ms: number, wanted: Promise<void>): Promise<void> {
  await Promise.race([wanted, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);
}

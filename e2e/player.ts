import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Rule } from './played-game.ts';
import type { ScreenPart, Screen } from './screen.ts';

/** The elements that call for an action: the result, a sheet to close, or the lamp of the player to act. */
const ANYTHING_TO_DO = '.result-places, dialog[open], .status-line .status-lamp';

/** A simulated person in a separate browser, with methods for what people do. */
export class Player {
  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  /** Resolves with a person in a fresh browser. Animations are off, so that a whole game takes a minute. */
  static async arrive(browser: Browser, name: string, viewport = { width: 1280, height: 800 }): Promise<Player> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const preferences = JSON.stringify({ animation: 'off', sound: 'off', pace: 'at-once' });
    await context.addInitScript((stored) => {
      localStorage.setItem('chinwag.preferences', stored);
      // A notice covers the table for some seconds.
      localStorage.setItem('chinwag.first-times', '["press-twice"]');
    }, preferences);
    const page = await context.newPage();
    // Any error that the app throws after a press or a key fails the test.
    page.on('pageerror', (error) => {
      throw error;
    });
    return new Player(name, page);
  }

  /** Opens a table of a game from the home page. Resolves with the table's link. */
  async openTable(url: string, game: string): Promise<string> {
    await this.page.goto(url);
    return this.openTableHere(`Open a table: ${game}`);
  }

  /** Opens a table from the page of a game, by the game's id. Resolves with the table's link. */
  async openTableOf(url: string, game: string): Promise<string> {
    await this.page.goto(`${url}/games/${game}`);
    return this.openTableHere(/^Open a table: /);
  }

  private async openTableHere(name: string | RegExp): Promise<string> {
    await this.page.getByRole('button', { name }).click();
    await this.giveName();
    await this.page.waitForURL(/\/t\//);
    return this.page.url();
  }

  /** Chooses an option before the game, as the host. The option is visible, or in a list. */
  async chooseRule({ rule, value }: Rule): Promise<void> {
    const [list, inSight] = [this.page.getByRole('combobox', { name: rule }), this.page.getByText(value, { exact: true })];
    await list.or(inSight).or(this.#more).first().waitFor();
    if (!(await list.isVisible()) && !(await inSight.isVisible())) await this.#more.click();
    if (await list.isVisible()) await list.selectOption({ label: value });
    else await inSight.click();
  }

  /** Returns the collapsed line of rarely changed settings, which only a phone has. */
  get #more(): Locator {
    return this.page.locator('details:not([open]) > summary', { hasText: /^More$/ });
  }

  /** Fills the empty seats with bots, as the host. People who join later are spectators. */
  async fillWithBots(): Promise<void> {
    await this.page.getByRole('button', { name: /^Fill with / }).click();
  }

  /** Sets the strength of a bot and of all others of the same strength, as the host, before a game. */
  async chooseStrength(bot: string, strength: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: `Host actions for ${bot}` }).click();
    await page.getByText(strength, { exact: true }).click();
    await expect(page.getByRole('radio', { name: strength })).toBeChecked();
    await page.getByRole('button', { name: 'Use for all bots' }).click();
    await expect(page.getByRole('button', { name: 'Use for all bots' })).toBeHidden();
    await page.keyboard.press('Escape');
  }

  /** Starts the game, as the host. */
  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start the game' }).click();
  }

  /** Changes what spectators may see, as the host, during a game. */
  async letWatch(way: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'House rules' }).click();
    await page.getByText(way, { exact: true }).or(this.#more).first().waitFor();
    if (await this.#more.isVisible()) await this.#more.click();
    await page.getByText(way, { exact: true }).click();
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    // A notice over a dialog has a button to close it as well.
    await page.getByRole('dialog').getByRole('banner').getByRole('button', { name: 'Close' }).click();
  }

  /** Follows a link and enters a name. */
  async follow(link: string): Promise<void> {
    await this.page.goto(link);
    await this.giveName();
  }

  /** Follows a link to a gathering table, and gets a seat. */
  async sitDown(link: string): Promise<void> {
    await this.follow(link);
    await this.page.getByRole('button', { name: 'Make a sign' }).first().waitFor();
  }

  private async giveName(): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Your name' });
    await field.fill(this.name);
    await field.press('Enter');
    await field.waitFor({ state: 'hidden' });
  }

  /** Sends a chat message during a game, on a phone. */
  async say(words: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: /^Score, log and chat/ }).click();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('textbox', { name: 'Write a message' }).fill(words);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(this.heard(words)).toBeVisible();
  }

  /** Returns a message in the open chat. */
  heard(words: string): Locator {
    return this.page.getByRole('dialog').getByRole('listitem').filter({ hasText: words });
  }

  /**
   * Resolves with the result on this screen, in a form that is equal for everybody. It has places, names and scores, then every
   * number of the sheet.
   */
  async finalSheet(): Promise<string> {
    await this.page.locator('.result-places li').first().waitFor();
    const places = await this.page.locator('.result-places li').allInnerTexts();
    const region = this.page.getByRole('region', { name: 'Score sheet' });
    // The sheet appears shortly after the places.
    await region.getByText(/\d/).first().waitFor();
    const sheet = await region.evaluate(textBesidePictures);
    const named = places.map((place) => place.replace(/\bYou\b/, this.name).split(/\s+/).join(' '));
    return [...named, ...(sheet.match(/\d+/g) ?? []).toSorted()].join(' ');
  }

  /** Checks the finished game. Resolves with this device's verdict. */
  async check(): Promise<string> {
    await this.page.getByRole('button', { name: 'Check this game' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Check this game' });
    const said = await sheet.getByRole('status').filter({ hasText: 'Details' }).innerText();
    await sheet.getByRole('button', { name: 'Close' }).click();
    return said;
  }

  /** Opens the replay of the finished game at its own address, beside the table. Resolves with the page of the replay. */
  async lookAgain(): Promise<Page> {
    const [again] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.page.getByRole('link', { name: 'Replay the game' }).click(),
    ]);
    await expect(again.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    return again;
  }

  /** Watches without any input, as a television does, until the game is over. */
  async watchOn(): Promise<void> {
    await expect(this.page.locator('.result-places')).toBeVisible({ timeout: 600_000 });
  }

  /** Takes turns and closes every score sheet until the game is over, or `isEnough` returns true. */
  async playOn(takeTurn: (page: Screen) => Promise<void>, isEnough?: () => boolean): Promise<void> {
    const { page } = this;
    const over = page.locator('.result-places');
    const sheet = page.locator('dialog[open]');
    const asked = page.locator('.status-line .status-lamp');
    for (;;) {
      if (isEnough?.() === true) return;
      const due = inPage(page, isEnough === undefined ? 120_000 : 500, isShown, ANYTHING_TO_DO);
      if (isEnough === undefined) await due;
      else if (!(await due.then(() => true, () => false))) continue;
      if (await over.isVisible()) return;
      const before = await page.locator('body').textContent();
      if (await sheet.isVisible()) await press(sheet.getByRole('button', { name: 'Close' }));
      else if (await asked.isVisible()) await takeTurn(page);
      await inPage(page, 2000, (text) => document.body.textContent !== text, before).catch(() => undefined);
    }
  }
}

/** Returns the text of a part of the page without the pictures, because the axis of a small graph names fewer deals. */
function textBesidePictures(part: HTMLElement): string {
  const pictures = [...part.querySelectorAll('svg')];
  for (const picture of pictures) picture.style.display = 'none';
  const text = part.innerText;
  for (const picture of pictures) picture.style.removeProperty('display');
  return text;
}

function isShown(css: string): boolean {
  return [...document.querySelectorAll(css)].some((part) => part.checkVisibility());
}

/**
 * Waits up to `timeout` ms until a condition is true in the page, which checks it often. After a while, a locator checks only twice
 * a second, and games would take several times as long.
 */
async function inPage<Given>(page: Page, timeout: number, holds: (given: Given) => boolean, given: Given): Promise<void> {
  await page.waitForFunction(holds as (given: unknown) => boolean, given, { polling: 40, timeout });
}

/** Returns the cards in the player's hand that can be played or chosen now. */
export function playableCards(page: Screen): ScreenPart {
  return page.getByRole('listbox').locator('[role=option]:not([aria-disabled=true])');
}

/** Selects a card of a fanned hand by touching a spot that the next card does not cover. Never rejects. */
export async function choose(card: ScreenPart): Promise<void> {
  if ((await card.getAttribute('aria-selected', { timeout: 2000 }).catch(() => null)) === 'true') return;
  await card.click({ position: { x: 8, y: 20 }, timeout: 2000 }).catch(() => undefined);
}

/** Clicks an element. Does nothing if the element disappears first because the table has moved on. Never rejects. */
export async function press(target: ScreenPart): Promise<void> {
  await target.click({ timeout: 2000 }).catch(() => undefined);
}

/** Ticks an option. Does nothing if the option disappears first because the table has moved on. Never rejects. */
export async function tick(option: ScreenPart): Promise<void> {
  await option.check({ force: true, timeout: 2000 }).catch(() => undefined);
}

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScreenPart, Role, Screen, Wording } from '../screen.ts';
import type { BrowserEngine } from './engine.ts';

const IN_PAGE = readFileSync(new URL('./in-page.js', import.meta.url), 'utf8');
/** The default timeout for a part to appear, in ms. */
const TIMEOUT_MS = 5000;
/** The polling interval, in ms. */
const BLINK = 40;

/** A wording, serialized for the page. */
type SentWording = { readonly text: string } | { readonly pattern: string; readonly flags: string };

type LocatorStep =
  | { readonly kind: 'css'; readonly css: string; readonly hasText?: SentWording }
  | { readonly kind: 'role'; readonly role: Role; readonly name?: SentWording }
  | { readonly kind: 'text'; readonly text: SentWording }
  | { readonly kind: 'nth'; readonly index: number };

type ScreenPoint = { readonly x: number; readonly y: number };

/** Returns the screen of an engine driven by WebDriver, with real touches, so that a covered element cannot be pressed. */
export function drivenScreen(engine: BrowserEngine): Screen {
  const root = new DrivenPart(engine, []);
  return {
    locator: (css, options) => root.locator(css, options),
    getByRole: (role, options) => root.getByRole(role, options),
    getByText: (text) => root.getByText(text),
  };
}

class DrivenPart implements ScreenPart {
  readonly #engine: BrowserEngine;
  readonly #steps: readonly LocatorStep[];

  constructor(engine: BrowserEngine, steps: readonly LocatorStep[]) {
    this.#engine = engine;
    this.#steps = steps;
  }

  first(): DrivenPart {
    return this.nth(0);
  }

  nth(index: number): DrivenPart {
    return this.#inside({ kind: 'nth', index });
  }

  locator(css: string, { hasText }: { readonly hasText?: Wording } = {}): DrivenPart {
    return this.#inside({ kind: 'css', css, ...(hasText === undefined ? {} : { hasText: sent(hasText) }) });
  }

  getByRole(role: Role, { name }: { readonly name?: Wording } = {}): DrivenPart {
    return this.#inside({ kind: 'role', role, ...(name === undefined ? {} : { name: sent(name) }) });
  }

  getByText(text: Wording): DrivenPart {
    return this.#inside({ kind: 'text', text: sent(text) });
  }

  async count(): Promise<number> {
    return (await this.allInnerTexts()).length;
  }

  isVisible(): Promise<boolean> {
    return this.#ask<boolean>({ kind: 'visible' });
  }

  allInnerTexts(): Promise<string[]> {
    return this.#ask<string[]>({ kind: 'texts' });
  }

  innerText({ timeout = TIMEOUT_MS }: { readonly timeout?: number } = {}): Promise<string> {
    return this.#once('to read', timeout, async () => (await this.allInnerTexts())[0] ?? null);
  }

  async getAttribute(name: string, { timeout = TIMEOUT_MS }: { readonly timeout?: number } = {}): Promise<string | null> {
    const look = () => this.#ask<{ readonly value: string | null } | null>({ kind: 'attribute', name });
    return (await this.#once('to look at', timeout, look)).value;
  }

  click({ position, timeout = TIMEOUT_MS }: { readonly position?: ScreenPoint; readonly timeout?: number } = {}): Promise<void> {
    return this.#touch({ kind: 'touch', position }, timeout);
  }

  check({ timeout = TIMEOUT_MS }: { readonly timeout?: number } = {}): Promise<void> {
    return this.#touch({ kind: 'touch', label: true }, timeout);
  }

  async #touch(wanted: object, timeout: number): Promise<void> {
    let before: ScreenPoint | null = null;
    const { x, y } = await this.#once('to touch', timeout, async () => {
      const now = await this.#ask<ScreenPoint | null>(wanted);
      const rests = now !== null && now.x === before?.x && now.y === before.y;
      before = now;
      return rests ? now : null;
    });
    await this.#engine.touch(x, y);
  }

  #inside(step: LocatorStep): DrivenPart {
    return new DrivenPart(this.#engine, [...this.#steps, step]);
  }

  #ask<Answer>(wanted: object): Promise<Answer> {
    return this.#engine.run<Answer>(IN_PAGE, [this.#steps, wanted]);
  }

  /** Resolves with the first result of `look` that is not null. Rejects after a timeout. */
  async #once<Seen>(purpose: string, timeout: number, look: () => Promise<Seen | null>): Promise<Seen> {
    for (const end = Date.now() + timeout; ; await pause(BLINK)) {
      const seen = await look();
      if (seen !== null) return seen;
      if (Date.now() > end) throw new Error(`nothing ${purpose}: ${JSON.stringify(this.#steps)}`);
    }
  }
}

function sent(wording: Wording): SentWording {
  return typeof wording === 'string' ? { text: wording } : { pattern: wording.source, flags: wording.flags };
}

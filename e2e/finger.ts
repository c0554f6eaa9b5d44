import type { CDPSession, Locator, Page } from '@playwright/test';

/** A point of the window, in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The time between two frames of a 60 Hz screen, in seconds. */
const FRAME = 1 / 60;

/** The number of frames in which a finger moves, drags or throws. */
const FRAMES = { carries: 14, throws: 5 } as const;

/** A finger on a 60 Hz touch screen, simulated by raw touch events. */
export class Finger {
  readonly #page: Page;
  readonly #browser: CDPSession;
  #at: Spot = { x: 0, y: 0 };
  #time = 0;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async down(at: Spot): Promise<void> {
    this.#time = Date.now() / 1000;
    await this.#send('touchStart', [at]);
  }

  /** Moves to a position at an even pace. */
  async moveTo(to: Spot, frames: number = FRAMES.carries): Promise<void> {
    const from = this.#at;
    for (let frame = 1; frame <= frames; frame++) {
      const part = frame / frames;
      await this.#send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  /** Rests in place, so that a release is no throw. */
  rest(): void {
    this.#time += 0.3;
  }

  /** Cancels the touch, as the system does for a gesture of its own. */
  async cancel(): Promise<void> {
    await this.#send('touchCancel', []);
  }

  /** Taps with a second finger beside the first one, and lifts both in turn. */
  async tapBeside(at: Spot): Promise<void> {
    await this.#send('touchStart', [this.#at, at]);
    await this.#send('touchEnd', [this.#at]);
  }

  /** Drags an element by its index to the middle of a different one. */
  async drag(what: Locator, to: Locator | Spot): Promise<void> {
    await this.down(await gripOf(what));
    await this.moveTo('x' in to ? to : await middleOf(to));
    this.rest();
    await this.up();
  }

  /** Throws an element towards the middle of a different one. */
  async throw(what: Locator, towards: Locator): Promise<void> {
    const from = await gripOf(what);
    const to = await middleOf(towards);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    await this.down(from);
    await this.moveTo({ x: from.x + ((to.x - from.x) / far) * 90, y: from.y + ((to.y - from.y) / far) * 90 }, FRAMES.throws);
    await this.up();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touches: readonly Spot[]): Promise<void> {
    const [first] = touches;
    if (first !== undefined) this.#at = first;
    this.#time += FRAME;
    const touchPoints = touches.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    await this.#browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#time });
  }

  get page(): Page {
    return this.#page;
  }
}

/**
 * Resolves with the position at which a finger grabs a card in a hand: its index, which no other card covers. Rejects if the card
 * is not visible.
 */
export async function gripOf(what: Locator): Promise<Spot> {
  const box = await boxOf(what);
  return { x: box.x + Math.min(10, box.width / 2), y: box.y + Math.min(24, box.height / 2) };
}

/** Resolves with the middle of an element. Rejects if the element is not visible. */
export async function middleOf(what: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing is seen there');
  return box;
}

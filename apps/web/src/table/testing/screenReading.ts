import type { LocalSeat } from './localTable.tsx';
import { shownText } from './shownText.ts';
import type { StrayEnglish } from './strayEnglish.ts';

/**
 * The number of keys pressed between two readings of the page, smaller than the number of sentences that the live region stores.
 */
export const PRESSES_BETWEEN = 4;

/** A collector of every text that the page shows and announces during a game, each once. */
export class ScreenReading {
  readonly #strayIn: StrayEnglish;
  readonly #read = new Set<string>();
  readonly #stray: string[] = [];
  #presses = 0;

  constructor(strayIn: StrayEnglish) {
    this.#strayIn = strayIn;
  }

  /** Returns the words that are not in the page's language, each with its text. */
  get stray(): readonly string[] {
    return this.#stray;
  }

  /** Returns the seat, changed so that the page is read after every few of its presses. */
  whilePlayedAt(seat: LocalSeat): LocalSeat {
    this.read();
    return {
      ...seat,
      press: async (key) => {
        await seat.press(key);
        this.#presses += 1;
        if (this.#presses % PRESSES_BETWEEN === 0) this.read();
      },
    };
  }

  /** Reads the content that the page shows now. */
  read(): void {
    for (const text of shownText()) {
      if (this.#read.has(text)) continue;
      this.#read.add(text);
      for (const word of this.#strayIn(text)) this.#stray.push(`${word}: “${text}”`);
    }
  }
}

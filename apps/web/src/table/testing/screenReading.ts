import type { LocalSeat } from './localTable.tsx';
import { shownText } from './shownText.ts';
import type { StrayEnglish } from './strayEnglish.ts';

/** How many keys are pressed until the page is read again: fewer than the live region keeps sentences. */
export const PRESSES_BETWEEN = 4;

/** Somebody who reads all that the page shows and says while it is played on, each text once. */
export class ScreenReading {
  readonly #strayIn: StrayEnglish;
  readonly #read = new Set<string>();
  readonly #stray: string[] = [];
  #presses = 0;

  constructor(strayIn: StrayEnglish) {
    this.#strayIn = strayIn;
  }

  /** What has been read that is in no language of the page: the word, and the text it stands in. */
  get stray(): readonly string[] {
    return this.#stray;
  }

  /** The seat, whose presses are followed by a look at the page, every few of them. */
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

  /** Reads what the page shows now. */
  read(): void {
    for (const text of shownText()) {
      if (this.#read.has(text)) continue;
      this.#read.add(text);
      for (const word of this.#strayIn(text)) this.#stray.push(`${word}: “${text}”`);
    }
  }
}

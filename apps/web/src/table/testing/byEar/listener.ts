import type { MessageKey } from '../../../language/message.ts';
import type { LocalSeat } from '../localTable.tsx';
import { type FocusHeard, LiveRegionReader, tellFocus } from './screenReader.ts';
import type { Meaning, Understanding } from './understanding.ts';

/** The most steps from the focus to the target. */
const MOST_STEPS = 80;

/** The messages that list the player's cards: `You have 3 cards: …`, `You have no cards.` */
const HELD: readonly MessageKey[] = ['board.hold', 'board.hold-none'];

/**
 * A simulated player with a keyboard and a screen reader. The player knows only what the live region has announced, and what the
 * screen reader says about the focus. The player can do nothing but press keys.
 */
export class Listener {
  readonly #seat: Pick<LocalSeat, 'press'>;
  readonly #reader = new LiveRegionReader();
  readonly #knows: Understanding;
  #fresh: readonly string[];

  constructor(seat: Pick<LocalSeat, 'press'>, knows: Understanding) {
    this.#seat = seat;
    this.#knows = knows;
    this.#fresh = this.#reader.whatIsNew();
  }

  /** Returns what the screen reader says about the focus. */
  get focus(): FocusHeard {
    return tellFocus();
  }

  /** Presses a key. Resolves with the announcements since then. */
  async press(key: string): Promise<string> {
    await this.#seat.press(key);
    const fresh = this.#reader.whatIsNew();
    this.#fresh = [...this.#fresh, ...fresh];
    return fresh.join(' ');
  }

  /** Returns everything announced since the last call, as one text. */
  heard(): string {
    const heard = this.#fresh.join(' ');
    this.#fresh = [];
    return heard;
  }

  /** Returns the last of these messages in a text. Throws if the text contains none of them. */
  understood(text: string, ...keys: readonly MessageKey[]): Meaning {
    const meaning = this.#knows.last(text, keys);
    if (meaning === null) throw new Error(`“${text}” is none of ${keys.join(', ')}`);
    return meaning;
  }

  /** Returns every occurrence of these messages in a text. */
  all(text: string, keys: readonly MessageKey[]): readonly Meaning[] {
    return this.#knows.all(text, keys);
  }

  /** Requests the hand. Resolves with the cards, in hand order. Rejects if the hand is not announced. */
  async hand(): Promise<readonly string[]> {
    return this.understood(await this.press('h'), ...HELD).cards['cards'] ?? [];
  }

  /** Moves to the first suitable card of the hand, by its name, and presses a key on it. Rejects if no card is suitable. */
  async onCard(key: string, fits: (card: string) => boolean = () => true): Promise<string> {
    await this.press('1');
    if (!this.#isOn(fits, key)) await this.press('Home');
    for (;;) {
      if (this.#isOn(fits, key)) return this.press(key);
      const { words, place } = this.focus;
      if (place === null || place.at === place.of) throw new Error(`no card will do; “${words}” is the last of the hand`);
      await this.press('ArrowRight');
    }
  }

  /** Returns whether the focus is on a suitable card that Space does not deselect. Throws if such a card is dimmed. */
  #isOn(fits: (card: string) => boolean, key: string): boolean {
    const { words, unavailable, selected } = this.focus;
    const card = this.#knows.cardIn(words);
    if (card === null) throw new Error(`“${words}” is no card`);
    if ((selected && key === ' ') || !fits(card)) return false;
    if (unavailable) throw new Error(`“${words}” may be played by what has been said, and is dimmed`);
    return true;
  }

  /**
   * Moves to an element that is announced as one of these messages and accepted by `fits`, and presses a key on it. Rejects if
   * there is none.
   */
  async on(keys: readonly MessageKey[], key = 'Enter', fits: (meaning: Meaning) => boolean = () => true): Promise<string> {
    await this.press('2');
    const passed: string[] = [];
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const { words, unavailable } = this.focus;
      const meaning = unavailable ? null : this.#knows.last(words, keys);
      if (meaning !== null && fits(meaning)) return this.press(key);
      passed.push(words);
      await this.press('Tab');
    }
    throw new Error(`nothing says ${keys.join(' or ')}, only: ${[...new Set(passed)].join(' | ')}`);
  }
}

import { shuffleMessageSchema } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';

/** What has been heard of the numbers for one game. */
interface HeardNumbers {
  readonly gameId: string;
  /** The seats that were asked, in any round. */
  readonly asked: readonly Seat[];
  /** The seats whose numbers are in the last round; null while that goes on. */
  readonly given: readonly Seat[] | null;
}

/**
 * Hears who gives numbers for the game that is about to start, and says who shuffled it as the server has it: whether that is so is
 * for a check of the game.
 */
export class ShuffleNews {
  #heard: HeardNumbers | null = null;

  /** All at the table are shown that a game is about to start, for which numbers are asked. */
  starting(gameId: string): void {
    if (this.#heard?.gameId !== gameId) this.#heard = { gameId, asked: [], given: null };
  }

  /** Something about numbers has come, which may be anything. */
  hear(sent: unknown): void {
    const read = shuffleMessageSchema.safeParse(sent);
    if (!read.success || read.data.step === 'opened' || read.data.step === 'bound') return;
    const { data } = read;
    this.starting(data.gameId);
    const asked = this.#heard?.asked ?? [];
    this.#heard = data.step === 'asked'
      ? { gameId: data.gameId, asked: [...new Set([...asked, ...data.invited])], given: null }
      : { gameId: data.gameId, asked, given: data.numbers.map(([seat]) => seat) };
  }

  /**
   * Who shuffled a game that just started, for one who was there, in a sentence: by whose numbers, or that the server did alone,
   * and whose came too late. Null for one who has not heard all of it. `nameAt` gives the name of who has a seat.
   */
  of(gameId: string, nameAt: (seat: Seat) => string): Message | null {
    if (this.#heard?.gameId !== gameId) return message('words.shuffled.alone');
    const { asked, given } = this.#heard;
    if (given === null) return null;
    const names = given.map(nameAt);
    const late = asked.filter((seat) => !given.includes(seat)).map(nameAt);
    if (late.length === 0) return names.length === 0 ? message('words.shuffled.alone') : message('words.shuffled.by', { names });
    return names.length === 0 ? message('words.shuffled.alone-late', { late }) : message('words.shuffled.by-late', { names, late });
  }
}

import { shuffleMessageSchema } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';

/** The messages received about the numbers for one game. */
interface HeardNumbers {
  readonly gameId: string;
  /** The seats that were asked in any round. */
  readonly asked: readonly Seat[];
  /** The seats whose numbers were used in the last round, or null while that round is running. */
  readonly given: readonly Seat[] | null;
}

/**
 * Follows who contributes numbers to the next game, and reports who shuffled it, according to the server. A check of the game shows
 * whether the server's claim is true.
 */
export class ShuffleNews {
  #heard: HeardNumbers | null = null;

  /** Called when everyone at the table learns that a game with numbers is about to start. */
  starting(gameId: string): void {
    if (this.#heard?.gameId !== gameId) this.#heard = { gameId, asked: [], given: null };
  }

  /** Handles a message about numbers, which is unparsed. */
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
   * Returns a sentence about the shuffle of a game that has just started: whose numbers were used, if any, and whose came too late.
   * Null if this page did not receive all messages. `nameAt` returns the name of a seat's player.
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

import { type Answer, type MoveId, type RequestPayload, refusal } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { randomHex } from '../storage/randomHex.ts';
import type { Connection } from './connection.ts';
import type { Schedule } from './playback.ts';

/** The options of a move sender: its connection, the current event number, its timers, and a callback. */
export interface MoveSenderOptions {
  /** Returns the connection to the table, which may just have been lost, or null if there is none. */
  readonly connection: () => Pick<Connection, 'request'> | null;
  /** Returns the number of the last event received. The player chooses a move after that event. */
  readonly seq: () => number;
  readonly schedule: Schedule;
  /** Called when a move is sent, and when it has been answered. */
  readonly changed: (sending: boolean) => void;
}

const TRY_AGAIN_AFTER = 1500;

/** Returns a unique id for one attempt at a move. */
function newMoveId(): MoveId {
  return randomHex(12) as MoveId;
}

/**
 * Sends one move at a time, and resends it until it is answered. After a lost connection, it sends the same move again under the
 * same id. The table answers a repeated id again without playing the move twice.
 */
export class MoveSender {
  readonly #options: MoveSenderOptions;
  #sending = false;
  #resting = false;
  /** A function that sends an unanswered move again, or null if there is none. */
  #goOn: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;

  constructor(options: MoveSenderOptions) {
    this.#options = options;
  }

  /**
   * Sends a move. Resolves with the table's answer or refusal, no matter how long that takes. Refuses while another move is being
   * sent.
   */
  readonly send = async (move: Tagged): Promise<Answer> => {
    if (this.#sending) return refusal('sequence-old');
    const { connection, seq, changed } = this.#options;
    const request: RequestPayload<'move'> = { id: newMoveId(), seq: seq(), move: { ...move } };
    this.#sending = true;
    this.#resting = false;
    changed(true);
    for (;;) {
      const answer = await connection()?.request('move', request);
      if (answer) {
        this.#sending = false;
        changed(false);
        return answer;
      }
      await this.#untilResent();
    }
  };

  /** Sends the unanswered move again. If an attempt is in progress, repeats the move once that attempt has failed. */
  resend(): void {
    this.rest();
    this.#resting = false;
    const goOn = this.#goOn;
    this.#goOn = null;
    goOn?.();
  }

  /** Stops automatic retries. Stores the unanswered move for `resend`. */
  rest(): void {
    this.#resting = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  #untilResent(): Promise<void> {
    return new Promise((goOn) => {
      this.#goOn = goOn;
      if (!this.#resting) this.#cancelRetry = this.#options.schedule(() => this.resend(), TRY_AGAIN_AFTER);
    });
  }
}

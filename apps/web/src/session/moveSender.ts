import { type Answer, type MoveId, type RequestPayload, refusal } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { randomHex } from '../storage/randomHex.ts';
import type { Connection } from './connection.ts';
import type { Schedule } from './playback.ts';

/** What sending moves needs from around it. */
export interface MoveSenderOptions {
  /** The connection to the table, which may have dropped a moment ago; null if there is none. */
  readonly connection: () => Pick<Connection, 'request'> | null;
  /** The number of the last event that has come: what a move is chosen at. */
  readonly seq: () => number;
  readonly schedule: Schedule;
  /** Called when a move goes out, and when it has been answered. */
  readonly changed: (sending: boolean) => void;
}

const TRY_AGAIN_AFTER = 1500;

/** A name for one attempt at a move, unlike any other. */
function newMoveId(): MoveId {
  return randomHex(12) as MoveId;
}

/**
 * Sends one move at a time and does not let go of it before it is answered: after a broken connection the same move goes
 * out again under the same id, which the table answers again without playing it again.
 */
export class MoveSender {
  readonly #options: MoveSenderOptions;
  #sending = false;
  #resting = false;
  /** Lets a move go out again that was not answered; null while none waits to. */
  #goOn: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;

  constructor(options: MoveSenderOptions) {
    this.#options = options;
  }

  /** Sends a move. Answered when the table has answered, however long that takes. */
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

  /** Sends the unanswered move again; one that is on its way still goes out again once its try has come to nothing. */
  resend(): void {
    this.rest();
    this.#resting = false;
    const goOn = this.#goOn;
    this.#goOn = null;
    goOn?.();
  }

  /** Tries no more by itself; the unanswered move is stored for `resend`. */
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

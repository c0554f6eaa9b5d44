import { type Answer, type MoveId, type RequestPayload, refusal } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import { randomHex } from '../device/randomHex.ts';
import type { Schedule } from './playback.ts';

type MoveRequest = RequestPayload<'move'>;

/** Hands a move to the table; null if no answer came. */
export type Deliver = (request: MoveRequest) => Promise<Answer | null>;

interface Pending {
  readonly request: MoveRequest;
  readonly answered: (answer: Answer) => void;
}

const TRY_AGAIN_AFTER = 1500;

/** A name for one attempt at a move, unlike any other. */
function newMoveId(): MoveId {
  return randomHex(12) as MoveId;
}

/**
 * Sends one move at a time and does not let go of it before it is answered: after a broken line the same move goes
 * out again under the same id, which the table answers again without playing it again.
 */
export class MoveSender {
  readonly #deliver: Deliver;
  readonly #schedule: Schedule;
  readonly #changed: (sending: boolean) => void;
  #pending: Pending | null = null;
  #underway = false;
  #resting = false;
  #cancelRetry: (() => void) | null = null;

  constructor(deliver: Deliver, schedule: Schedule, changed: (sending: boolean) => void) {
    this.#deliver = deliver;
    this.#schedule = schedule;
    this.#changed = changed;
  }

  /** Sends a move chosen at event number `seq`. Answered when the table has answered, however long that takes. */
  send(move: Tagged, seq: number): Promise<Answer> {
    if (this.#pending !== null) return Promise.resolve(refusal('sequence-old'));
    return new Promise((answered) => {
      this.#pending = { request: { id: newMoveId(), seq, move: { ...move } }, answered };
      this.#changed(true);
      void this.resend();
    });
  }

  /** Sends the unanswered move again, if there is one and it is not on its way. */
  async resend(): Promise<void> {
    const pending = this.#pending;
    if (pending === null || this.#underway) return;
    this.rest();
    this.#resting = false;
    // Where it is on its way still, and no answer comes, it goes out again after that.
    if (this.#underway) return;
    this.#underway = true;
    const answer = await this.#deliver(pending.request);
    this.#underway = false;
    if (answer === null) {
      if (!this.#resting) this.#cancelRetry = this.#schedule(() => void this.resend(), TRY_AGAIN_AFTER);
      return;
    }
    this.#pending = null;
    this.#changed(false);
    pending.answered(answer);
  }

  /** Tries no more by itself; the unanswered move is kept for `resend`. */
  rest(): void {
    this.#resting = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }
}

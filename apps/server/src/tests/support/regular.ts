import { setTimeout } from 'node:timers/promises';
import { type Answer, type EventsMessage, type NewGuest, SERVER_MESSAGE, type TableCode } from '@chinwag/protocol';
import { games, type Tagged } from '@chinwag/rules';
import { secureRandomBytes } from '../../random-bytes.ts';
import { newMoveId } from '../../identity/ids.ts';
import { firstMove, isOver } from './play.ts';
import { TestPlayer } from './test-player.ts';

/** A move and its one attempt, over any number of retries. */
interface RepeatedAttempt {
  readonly move: Tagged;
  readonly id: string;
  readonly seq: number;
}

/** An acknowledged move with the number of its last event. */
export interface AcknowledgedAttempt extends RepeatedAttempt {
  readonly reached: number;
}

/** The timeout of an answer, after which the connection counts as dead, in ms. */
const TIMEOUT_MS = 1500;
/** The timeout for joining. A server that is asked for a table of a frozen server waits until that server's lease ends. */
const JOIN_PATIENCE = 9000;
/** The timeout of a readiness check like that of a proxy before it routes to a server, in ms. */
const READY_WITHIN = 1000;
/** The pause before the next server is tried, in ms. */
const PAUSE = 50;

/**
 * A guest who always plays the first legal move, and always reconnects, as a browser does, to any server that answers. The guest
 * retries unanswered moves and records acknowledged ones. Playing fails if the guest ever receives two versions of an event.
 */
export class Regular {
  readonly acknowledged: AcknowledgedAttempt[] = [];
  readonly #urls: () => readonly string[];
  readonly #guest: NewGuest;
  readonly #code: TableCode;
  readonly #received = new Map<number, string>();
  #unanswered: RepeatedAttempt | null = null;
  #turn: number;
  #player: TestPlayer | null = null;
  #resting = false;

  /** `urls` returns the URLs of the servers, and the one with the index `first` is tried first. */
  constructor(guest: NewGuest, code: TableCode, urls: () => readonly string[], first: number) {
    this.#guest = guest;
    this.#code = code;
    this.#urls = urls;
    this.#turn = first;
  }

  /** Plays until the game is over, or `rest` is called. `made` is called after each acknowledgement. */
  async play(made: () => void): Promise<void> {
    while (!this.#resting) {
      this.#player = await this.come();
      if (await this.#playOn(this.#player, made)) return;
      this.#player.vanish();
    }
  }

  /** Stops playing. */
  rest(): void {
    this.#resting = true;
    this.#player?.vanish();
  }

  /** Joins through any server that answers. Resolves with the connection. */
  async come(): Promise<TestPlayer> {
    for (;;) {
      const urls = this.#urls();
      const url = urls[this.#turn % urls.length] ?? '';
      if (!(await isReady(url))) {
        this.#turn += 1;
        await setTimeout(PAUSE);
        continue;
      }
      const joining = TestPlayer.join(url, this.#guest, this.#code, games);
      const joined = await inTime(joining, JOIN_PATIENCE);
      if (joined !== null) {
        joined.room.reconnection.enabled = false;
        joined.room.onMessage(SERVER_MESSAGE.events, (message: EventsMessage) => this.#compare(message));
        return joined;
      }
      // A connection that succeeds too late must not count as a player.
      void joining.then((late) => late.vanish(), () => undefined);
      this.#turn += 1;
      await setTimeout(PAUSE);
    }
  }

  /** Retries an acknowledged move. Resolves with its answer, which shows whether the move was lost or made twice. */
  async recall(player: TestPlayer, { move, id, seq }: AcknowledgedAttempt): Promise<Answer<{ readonly seq: number }>> {
    return player.move(move, { id, seq });
  }

  /** Plays on one connection. Returns whether the game is over. */
  async #playOn(player: TestPlayer, made: () => void): Promise<boolean> {
    for (;;) {
      if (isOver(player)) return true;
      if (player.ended !== null || this.#resting) return false;
      if (!player.isToMove && this.#unanswered === null) {
        const comes = player.until(() => isOver(player) || player.ended !== null || player.isToMove);
        // A proxy also does this after a long silence.
        const isHeard = await inTime(comes.then(() => ({ ok: true }))) ?? (await inTime(player.request('stillHere', {})));
        if (isHeard === null) return false;
        continue;
      }
      const attempt = (this.#unanswered ??= { move: firstMove(player), id: newMoveId(secureRandomBytes), seq: player.view.seq });
      const before = player.view.seq;
      const answer = await inTime(Promise.race([player.move(attempt.move, attempt), ended(player)]));
      if (answer === null) return false;
      this.#unanswered = null;
      if (!answer.ok) {
        await Promise.race([ended(player), setTimeout(PAUSE)]);
        continue;
      }
      this.acknowledged.push({ ...attempt, reached: answer.seq });
      made();
      await player.until(() => player.ended !== null || player.view.seq > before || player.view.seq >= answer.seq);
    }
  }

  #compare([seq, , ...packed]: EventsMessage): void {
    for (const [at, event] of packed.entries()) {
      const [number, received] = [seq - packed.length + 1 + at, JSON.stringify(event)];
      const before = this.#received.get(number) ?? received;
      if (before !== received) throw new Error(`event ${number} was sent as ${before}, and then as ${received}`);
      this.#received.set(number, received);
    }
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz/ready`, { signal: AbortSignal.timeout(READY_WITHIN) }).then(({ ok }) => ok, () => false);
}

/** Resolves with the value of an attempt, or with null after a timeout. */
async function inTime<Value>(attempt: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value | null> {
  const waiting = new AbortController();
  const tired = setTimeout(timeoutMs, null, { signal: waiting.signal }).catch(() => null);
  try {
    return await Promise.race([attempt.catch(() => null), tired]);
  } finally {
    waiting.abort();
  }
}

/** Resolves with null once a player's connection has ended. */
export async function ended(player: TestPlayer): Promise<null> {
  await player.until(() => player.ended !== null);
  return null;
}

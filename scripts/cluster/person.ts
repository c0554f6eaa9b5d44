import { setTimeout } from 'node:timers/promises';
import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { newMoveId } from '../../apps/server/src/identity/ids.ts';
import { secureRandomBytes } from '../../apps/server/src/random-bytes.ts';
import { firstMove, isOver } from '../../apps/server/src/tests/support/play.ts';
import { type AcknowledgedAttempt, ended } from '../../apps/server/src/tests/support/regular.ts';
import { type JoinStage, TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';

/** How long a person thinks before each move, in ms. */
const THINKS = 2000;
/** The maximum random delay before a person tries another server, in ms, as in browsers. */
const TRIES_WITHIN = 200;

/** The stages in which a simulated player returns to a table after losing the connection. Each is a time from `performance.now`. */
export interface Return {
  /** The time when the connection was lost. */
  readonly lost: number;
  /** The time of the request to the server that let the person in. */
  readonly asked: number;
  /** The time when the table was open on a server. */
  readonly open: number;
  /** The time when a connection to the table was open. */
  readonly connected: number;
  /** The time when the table's state arrived. */
  readonly seen: number;
  /** The time when an answer from the table arrived. */
  readonly answered: number;
  /** The number of failed attempts before the return. */
  readonly inVain: number;
}

/**
 * A simulated player at a table with bots. It always plays the first move in the list of legal moves, and reconnects to any server
 * that is up.
 */
export class Person {
  /** The last return to the table, or null if the connection was never lost. */
  back: Return | null = null;
  moves = 0;
  readonly #guest: NewGuest;
  readonly #code: TableCode;
  readonly #urls: () => readonly string[];
  #player: TestPlayer;
  #last: AcknowledgedAttempt | null = null;
  #isLeaving = false;

  constructor(player: TestPlayer, guest: NewGuest, code: TableCode, urls: () => readonly string[]) {
    this.#player = player;
    this.#guest = guest;
    this.#code = code;
    this.#urls = urls;
    player.room.reconnection.enabled = false;
  }

  /** Plays until asked to leave, then leaves. */
  async play(): Promise<void> {
    while (!this.#isLeaving) {
      await this.#playOn(this.#player);
      if (!this.#isLeaving) this.#player = await this.#comeBack();
    }
    this.#player.vanish();
  }

  leave(): void {
    this.#isLeaving = true;
  }

  /** Resolves with whether a retry of the last acknowledged move gets the same answer, or true if there is no such move. */
  async isLastMoveThere(): Promise<boolean> {
    if (this.#last === null) return true;
    const { id, seq, move, reached } = this.#last;
    const player = await this.#comeBack();
    const answer = await player.move(move, { id, seq });
    player.vanish();
    return answer.ok && answer.seq === reached;
  }

  async #playOn(player: TestPlayer): Promise<void> {
    const end = ended(player);
    // Whatever the person is doing, they notice the end of the connection at once.
    const orEnded = (wait: Promise<unknown>): Promise<unknown> => Promise.race([wait, end]);
    while (player.ended === null && !this.#isLeaving && !isOver(player)) {
      await orEnded(Promise.race([player.until(() => player.isToMove || isOver(player)), setTimeout(THINKS)]));
      if (!player.isToMove || isOver(player)) continue;
      await orEnded(setTimeout(THINKS));
      if (player.ended !== null || !player.isToMove) continue;
      const attempt = { id: newMoveId(secureRandomBytes), seq: player.view.seq };
      const move = firstMove(player);
      const answer = await Promise.race([player.move(move, attempt).catch(() => null), end]);
      if (answer === null || !answer.ok) continue;
      this.#last = { ...attempt, move, reached: answer.seq };
      this.moves += 1;
      await orEnded(player.until(() => player.view.seq >= answer.seq));
    }
    while (player.ended === null && !this.#isLeaving) await orEnded(setTimeout(THINKS));
  }

  async #comeBack(): Promise<TestPlayer> {
    const lost = performance.now();
    for (let inVain = 0; ; inVain += 1) {
      await setTimeout(Math.random() * TRIES_WITHIN);
      const urls = this.#urls();
      const url = urls[Math.floor(Math.random() * urls.length)];
      if (url === undefined) continue;
      const at = { lost, asked: performance.now(), open: 0, connected: 0, seen: 0 };
      const reached = (stage: JoinStage): void => void (at[stage] = performance.now());
      const player = await TestPlayer.join(url, this.#guest, this.#code, games, reached).catch(() => null);
      if (player === null) continue;
      at.seen = performance.now();
      player.room.reconnection.enabled = false;
      // The result does not matter: the table has answered.
      await Promise.race([player.request('stillHere', {}).catch(() => null), ended(player)]);
      if (player.ended !== null) continue;
      this.back = { ...at, answered: performance.now(), inVain };
      return player;
    }
  }
}

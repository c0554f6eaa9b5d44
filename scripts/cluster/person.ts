import { setTimeout } from 'node:timers/promises';
import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { newMoveId } from '../../apps/server/src/identity/ids.ts';
import { secureRandomBytes } from '../../apps/server/src/random-bytes.ts';
import { firstMove, isOver } from '../../apps/server/src/tests/support/play.ts';
import { type AcknowledgedAttempt, ended } from '../../apps/server/src/tests/support/regular.ts';
import { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';

/** How long somebody thinks before each move, in ms. */
const THINKS = 2000;
/** Within how many ms they try another server, at random as browsers do. */
const TRIES_WITHIN = 200;

/** Somebody who plays first lawful moves at a table, the others bots, and comes back by whichever server is there. */
export class Person {
  /** When they were last at the table, and what they asked was answered, after each time they had lost it: by `performance.now`. */
  backAt = 0;
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

  /** Plays until it is asked to leave, and then is gone. */
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

  /** Whether the last move that was acknowledged is answered as it was when it is sent again; true where none was. */
  async isLastMoveThere(): Promise<boolean> {
    if (this.#last === null) return true;
    const { id, seq, move, reached } = this.#last;
    const player = await this.#comeBack();
    const answer = await player.move(move, { id, seq });
    player.vanish();
    return answer.ok && answer.seq === reached;
  }

  async #playOn(player: TestPlayer): Promise<void> {
    while (player.ended === null && !this.#isLeaving && !isOver(player)) {
      await Promise.race([player.until(() => player.ended !== null || player.isToMove || isOver(player)), setTimeout(THINKS)]);
      if (!player.isToMove || isOver(player)) continue;
      await setTimeout(THINKS);
      if (player.ended !== null || !player.isToMove) continue;
      const attempt = { id: newMoveId(secureRandomBytes), seq: player.view.seq };
      const move = firstMove(player);
      const answer = await Promise.race([player.move(move, attempt).catch(() => null), ended(player)]);
      if (answer === null || !answer.ok) continue;
      this.#last = { ...attempt, move, reached: answer.seq };
      this.moves += 1;
      await player.until(() => player.ended !== null || player.view.seq >= answer.seq);
    }
    while (player.ended === null && !this.#isLeaving) {
      await Promise.race([ended(player), setTimeout(THINKS)]);
    }
  }

  async #comeBack(): Promise<TestPlayer> {
    for (;;) {
      await setTimeout(Math.random() * TRIES_WITHIN);
      const urls = this.#urls();
      const url = urls[Math.floor(Math.random() * urls.length)];
      const player = url === undefined ? null : await TestPlayer.join(url, this.#guest, this.#code, games).catch(() => null);
      if (player === null) continue;
      player.room.reconnection.enabled = false;
      // What comes of it does not matter: it is answered by the table.
      await Promise.race([player.request('stillHere', {}).catch(() => null), ended(player)]);
      if (player.ended !== null) continue;
      this.backAt = performance.now();
      return player;
    }
  }
}

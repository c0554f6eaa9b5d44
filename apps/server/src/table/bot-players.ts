import { setTimeout as pause } from 'node:timers/promises';
import type { Seat, Tagged } from '@chinwag/rules';
import type { Thinker } from '../bots/thinking.ts';
import { newMoveId } from '../identity/ids.ts';
import type { Log } from '../log.ts';
import type { GameRun } from './game-run.ts';
import type { Table } from './table.ts';
import { isPlayedByBot, isStoodInFor } from './table-record.ts';

/** How bots of a table play. Times are in ms. */
export interface BotPace {
  /** How long a bot takes for a move, at least, so that people can follow. */
  readonly botMove: number;
  /** How long a bot waits after a move that could not be made. */
  readonly botRetry: number;
}

/** Plays the seats of a table that bots decide for, while somebody is there to see it. */
export class BotPlayers {
  readonly #table: Table;
  readonly #thinker: Thinker;
  readonly #pace: BotPace;
  readonly #log: Log;
  readonly #isWatched: () => boolean;
  readonly #busy = new Set<Seat>();
  readonly #stopped = new AbortController();

  constructor(table: Table, isWatched: () => boolean, thinker: Thinker, pace: BotPace, log: Log) {
    this.#table = table;
    this.#isWatched = isWatched;
    this.#thinker = thinker;
    this.#pace = pace;
    this.#log = log;
  }

  /** Looks whose move it is. To be called whenever that may have changed. */
  wake(): void {
    const run = this.#table.run;
    if (run === null || this.#stopped.signal.aborted || !this.#isWatched()) return;
    for (const seat of run.game.actors(run.state)) {
      if (this.#busy.has(seat) || !isPlayedByBot(this.#table.record.seats[seat])) continue;
      this.#busy.add(seat);
      void this.#playOnce(run, seat);
    }
  }

  /** Plays no more. */
  stop(): void {
    this.#stopped.abort();
  }

  async #playOnce(run: GameRun, seat: Seat): Promise<void> {
    await this.#tryToPlay(run, seat);
    this.#busy.delete(seat);
    this.wake();
  }

  async #tryToPlay(run: GameRun, seat: Seat): Promise<void> {
    try {
      const seq = run.seq;
      const [move] = await Promise.all([this.#choose(run, seat), this.#wait(this.#pace.botMove)]);
      const answer = await this.#table.play({ botAt: seat }, { seq, id: newMoveId(), move });
      if (!answer.ok) await this.#wait(this.#pace.botRetry);
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#log.error({ err: error }, 'a bot could not play');
      await this.#wait(this.#pace.botRetry);
    }
  }

  /**
   * What the rules have said for somebody absent (CW7.2, CH8.2), or else what the bot chooses; or, if that is nothing
   * lawful, the first lawful move: no table ever waits for a bot.
   */
  async #choose(run: GameRun, seat: Seat): Promise<Tagged> {
    const { game, state } = run;
    const view = game.hide(state, seat);
    const said = isStoodInFor(this.#table.record.seats[seat]) ? game.forAbsent(view, seat) : null;
    if (said !== null) return said;
    try {
      const move = await this.#thinker.choose({ game: game.id, view, seat });
      if (game.check(view, seat, move) === null) return move;
      this.#log.error({ game: game.id }, 'a bot chose an unlawful move');
    } catch (error) {
      this.#log.error({ game: game.id, err: error }, 'a bot chose nothing');
    }
    const [first] = game.legalMoves(view, seat);
    if (first === undefined) throw new Error('a seat is awaited that has no lawful move');
    return first;
  }

  async #wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }
}

import { PACES } from '@chinwag/protocol';
import type { Seat, Tagged } from '@chinwag/rules';
import type { RandomBytes } from '../../random-bytes.ts';
import { newMoveId } from '../../identity/ids.ts';
import type { BotPace } from '../../config.ts';
import type { Time } from '../../time.ts';
import { type BotChoiceServices, chosenByBot, chosenForAbsent } from './bot-choice.ts';
import type { GameRun } from '../game/game-run.ts';
import type { Table } from '../table.ts';
import { isPlayedByBot, isStoodInFor } from '../record/table-record.ts';

/** What bots need to play. */
export interface BotServices extends BotChoiceServices {
  readonly pace: BotPace;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
}

/** Plays the seats of a table that bots decide for, while somebody is there to play with. */
export class BotPlayers {
  readonly #table: Table;
  readonly #services: BotServices;
  readonly #hasCompany: () => boolean;
  readonly #busy = new Set<Seat>();
  #stopped = false;

  constructor(table: Table, hasCompany: () => boolean, services: BotServices) {
    this.#table = table;
    this.#hasCompany = hasCompany;
    this.#services = services;
  }

  /** Looks whose move it is. To be called whenever that may have changed. */
  wake(): void {
    const { run, record: { seats } } = this.#table;
    if (run === null || this.#stopped || !seats.some(isPlayedByBot) || !this.#hasCompany()) return;
    for (const seat of run.game.actors(run.state)) {
      if (this.#busy.has(seat) || !isPlayedByBot(seats[seat])) continue;
      this.#busy.add(seat);
      void this.#playOnce(run, seat);
    }
  }

  /** Plays no more. */
  stop(): void {
    this.#stopped = true;
  }

  async #playOnce(run: GameRun, seat: Seat): Promise<void> {
    await this.#tryToPlay(run, seat);
    this.#busy.delete(seat);
    this.wake();
  }

  async #tryToPlay(run: GameRun, seat: Seat): Promise<void> {
    try {
      const seq = run.seq;
      const pause = this.#services.pace.botMove * PACES[this.#table.record.settings.pace].bots;
      const [move] = await Promise.all([this.#choose(run, seat), this.#wait(pause)]);
      if (this.#stopped || !this.#hasCompany()) return;
      const answer = await this.#table.play({ botAt: seat }, { seq, id: newMoveId(this.#services.randomBytes), move });
      if (!answer.ok) await this.#wait(this.#services.pace.botRetry);
    } catch (error) {
      if (this.#stopped) return;
      this.#services.log.error({ err: error }, 'a bot could not play');
      await this.#wait(this.#services.pace.botRetry);
    }
  }

  #choose(run: GameRun, seat: Seat): Promise<Tagged> {
    const choose = isStoodInFor(this.#table.record.seats[seat]) ? chosenForAbsent : chosenByBot;
    return choose(run, seat, this.#services);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#services.time.after(ms, resolve));
  }
}

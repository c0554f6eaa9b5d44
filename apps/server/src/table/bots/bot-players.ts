import { playableStrength, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import { PACES } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { RandomBytes } from '../../random-bytes.ts';
import { newMoveId } from '../../identity/ids.ts';
import type { BotPace } from '../../config.ts';
import { pause, type Time } from '../../time.ts';
import { type BotChoiceServices, chosenByBot, chosenForAbsent } from './bot-choice.ts';
import type { GameRun } from '../game/game-run.ts';
import type { Table } from '../table.ts';
import { isPlayedByBot, isStoodInFor } from '../record/table-record.ts';

/** The dependencies of the bots at a table. */
export interface BotServices extends BotChoiceServices {
  readonly pace: BotPace;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  /**
   * Reserves a move in the share of an address, or of the whole server if `address` is null. Returns the wait for the move, in ms.
   */
  readonly shield: { readonly botMoveIn: (address: string | null) => number };
}

/** The people for whom the bots of a table play. */
export interface BotCompany {
  /** Returns whether anybody is present. */
  readonly isHere: () => boolean;
  /** Returns the client address that is charged for the bots' moves, or null if clients cannot be distinguished. */
  readonly address: () => string | null;
}

/** Plays the seats that bots decide for, while people are present. */
export class BotPlayers {
  readonly #table: Table;
  readonly #services: BotServices;
  readonly #company: BotCompany;
  readonly #busy = new Set<Seat>();
  #stopped = false;

  constructor(table: Table, company: BotCompany, services: BotServices) {
    this.#table = table;
    this.#company = company;
    this.#services = services;
  }

  /** Checks whose move it is, and starts the bots that have to move. Call it whenever that may have changed. */
  wake(): void {
    const { run, record: { seats } } = this.#table;
    if (run === null || this.#stopped || !seats.some(isPlayedByBot) || !this.#company.isHere()) return;
    for (const seat of run.actors) {
      if (this.#busy.has(seat) || !isPlayedByBot(seats[seat])) continue;
      this.#busy.add(seat);
      void this.#playOnce(run, seat);
    }
  }

  /** Stops all bots. */
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
      for (const share of this.#shares()) {
        const ms = this.#services.shield.botMoveIn(share);
        if (ms > 0) await this.#wait(ms);
      }
      const seq = run.seq;
      const [chosen] = await Promise.all([this.#choose(run, seat), this.#wait(this.#pause())]);
      if (this.#stopped || !this.#company.isHere()) return;
      const answer = await this.#table.play({ botAt: seat }, { seq, id: newMoveId(this.#services.randomBytes), ...chosen });
      if (!answer.ok) await this.#wait(this.#services.pace.botRetry);
    } catch (error) {
      if (this.#stopped) return;
      this.#services.log.error({ err: error }, 'a bot could not play');
      await this.#wait(this.#services.pace.botRetry);
    }
  }

  /**
   * Returns the rate limit shares that must grant a move. The address comes first, so that one address does not fill the queue of
   * all addresses.
   */
  #shares(): readonly (string | null)[] {
    const address = this.#company.address();
    return address === null ? [null] : [address, null];
  }

  /** Returns the time that a bot takes for a move, in ms. Among themselves, with nobody waiting, bots never play at once. */
  #pause(): number {
    const { pace: { botMove, botsAlone } } = this.#services;
    const { seats, settings } = this.#table.record;
    const usual = botMove * PACES[settings.pace].bots;
    return seats.every(isPlayedByBot) ? Math.max(usual, botsAlone) : usual;
  }

  #choose(run: GameRun, seat: Seat): ReturnType<typeof chosenByBot> {
    const held = this.#table.record.seats[seat];
    if (isStoodInFor(held)) return chosenForAbsent(run, seat, this.#services);
    const wished = held?.kind === 'bot' ? held.strength : USUAL_STRENGTH;
    return chosenByBot(run, { seat, strength: playableStrength(run.game.id, wished) }, this.#services);
  }

  #wait(ms: number): Promise<void> {
    return pause(this.#services.time, ms);
  }
}

import type { Guest, TableCode } from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import type { AppContext } from '../../../apps/server/src/app-context.ts';
import { givenOut } from '../../../apps/server/src/table/game/replay-access.ts';
import { openNewTable } from '../../../apps/server/src/table/lifecycle/create-table.ts';
import type { Dice } from '../../../apps/server/src/tests/simulation/dice.ts';
import { shortest } from '../../../apps/server/src/tests/simulation/short-games.ts';
import { granted } from '../../../apps/server/src/tests/support/api.ts';
import { simulatedApp } from '../../../apps/server/src/tests/support/simulated-app.ts';
import { SimulatedRoom } from '../../../apps/server/src/tests/support/simulated-room.ts';
import { MortalTime, settle, SimulatedTime } from '../../../apps/server/src/tests/support/simulated-time.ts';

/** A real table on a simulated server that can be stopped or killed, and is up again at once. */
export class HonestTable {
  readonly time: SimulatedTime;
  readonly code: TableCode;
  readonly #app: AppContext;
  #life: MortalTime;
  #room: SimulatedRoom;

  private constructor(app: AppContext, time: SimulatedTime, code: TableCode, life: MortalTime, room: SimulatedRoom) {
    this.#app = app;
    this.time = time;
    this.code = code;
    this.#life = life;
    this.#room = room;
  }

  /** Opens a table for a short game of this kind, at which nobody is yet. */
  static async open(host: Guest, game: AnyGame, dice: Dice): Promise<HonestTable> {
    const time = new SimulatedTime();
    const thinker = {
      choose: async ({ view, seat, among }: Parameters<AppContext['thinker']['choose']>[0]) =>
        dice.pick(among ?? game.legalMoves(view, seat)),
      close: async () => undefined,
    };
    const app = simulatedApp({ time, randomBytes: dice.bytes, thinker });
    const options = parseOptions(game.options, shortest(game.id));
    if (options === null) throw new Error('these options do not fit');
    const { code } = granted(await openNewTable(app, host, game, options));
    const life = new MortalTime(time);
    return new HonestTable(app, time, code, life, await roomOf({ ...app, time: life }, code));
  }

  /** The table in the process that has it now. */
  get room(): SimulatedRoom {
    return this.#room;
  }

  /** The server stops, as for an update, and starts again. */
  async restart(): Promise<void> {
    await this.#room.close();
    await this.#again();
  }

  /** The server is killed and starts again: what was under way is gone. */
  kill(): Promise<void> {
    return this.#again();
  }

  /** The record of the game that was started last, as it is given out; null if it is not over. */
  async record(gameId: string) {
    const ended = await this.#app.store.loadEnded(gameId);
    return ended === null || typeof ended === 'string' ? null : givenOut(ended, null).game;
  }

  async #again(): Promise<void> {
    this.#life.stop();
    this.#life = new MortalTime(this.time);
    this.#room = await roomOf({ ...this.#app, time: this.#life }, this.code);
    await settle();
  }
}

async function roomOf(app: AppContext, code: TableCode): Promise<SimulatedRoom> {
  const room = await SimulatedRoom.open(app, code, () => undefined);
  if (typeof room === 'string') throw new Error(room);
  return room;
}

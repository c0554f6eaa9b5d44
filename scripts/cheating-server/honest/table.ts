import type { Guest, TableCode } from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import type { AppContext } from '../../../apps/server/src/app-context.ts';
import { givenOut } from '../../../apps/server/src/table/game/replay-access.ts';
import { openNewTable } from '../../../apps/server/src/table/lifecycle/create-table.ts';
import type { Dice } from '../../../apps/server/src/tests/simulation/dice.ts';
import { shortest } from '../../../apps/server/src/tests/simulation/short-games.ts';
import { granted } from '../../../apps/server/src/tests/support/api.ts';
import { MemoryStore } from '../../../apps/server/src/tests/support/memory-store.ts';
import { simulatedApp } from '../../../apps/server/src/tests/support/simulated-app.ts';
import { SimulatedRoom } from '../../../apps/server/src/tests/support/simulated-room.ts';
import { MortalTime, settle, SimulatedTime } from '../../../apps/server/src/tests/support/simulated-time.ts';

/** A backup of the server's data, and the number of rounds held at the table before the backup. */
export interface Backup {
  readonly store: MemoryStore;
  readonly rounds: number;
}

/** A real table on a simulated server. Its methods restart or kill the server, or restore a backup, at once. */
export class HonestTable {
  readonly time: SimulatedTime;
  readonly code: TableCode;
  #app: AppContext;
  #store: MemoryStore;
  #life: MortalTime;
  #room: SimulatedRoom;

  private constructor(
    app: AppContext,
    { store, time, life, room }: { store: MemoryStore; time: SimulatedTime; life: MortalTime; room: SimulatedRoom },
    code: TableCode,
  ) {
    this.#app = app;
    this.#store = store;
    this.time = time;
    this.code = code;
    this.#life = life;
    this.#room = room;
  }

  /** Resolves with a new table without people, for a short game of this kind. */
  static async open(host: Guest, game: AnyGame, dice: Dice): Promise<HonestTable> {
    const time = new SimulatedTime();
    const thinker = {
      choose: async ({ view, seat, among }: Parameters<AppContext['thinker']['choose']>[0]) => {
        return { move: dice.pick(among ?? game.legalMoves(view, seat)), playouts: 0 };
      },
      close: async () => undefined,
    };
    const store = new MemoryStore(time);
    const app = simulatedApp({ time, store, randomBytes: dice.bytes, thinker });
    const options = parseOptions(game.options, shortest(game.id));
    if (options === null) throw new Error('these options do not fit');
    const { code } = granted(await openNewTable(app, host, game, options));
    const life = new MortalTime(time);
    return new HonestTable(app, { store, time, life, room: await roomOf({ ...app, time: life }, code) }, code);
  }

  /** Returns the table in its current process. */
  get room(): SimulatedRoom {
    return this.#room;
  }

  /** Restarts the server gracefully, as for an update. */
  async restart(): Promise<void> {
    await this.#room.close();
    await this.#again();
  }

  /** Kills and restarts the server, which loses pending work. */
  kill(): Promise<void> {
    return this.#again();
  }

  /** Returns a backup of all data. */
  backUp(): Backup {
    return { store: this.#store.copy(), rounds: this.room.live.table.record.chain?.counter ?? 0 };
  }

  /** Restores a backup with a restart, as `npm run restore` does. Loses all later data. */
  async restore({ store }: Backup): Promise<void> {
    await this.#room.close();
    this.#store = store.copy();
    await this.#store.noteRestore(this.time.date());
    this.#app = { ...this.#app, store: this.#store, restoredAt: await this.#store.restoredAt() };
    await this.#again();
  }

  /** Resolves with the published record of a game, or null if the game is not over. */
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

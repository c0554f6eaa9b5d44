import { isDeepStrictEqual } from 'node:util';
import { secureRandomBytes } from '../../random-bytes.ts';
import type { Store } from '../../store/store.ts';
import { newMoveId } from '../../identity/ids.ts';
import { granted } from './api.ts';
import { type Gathering, playingTable } from './gatherings.ts';
import { firstMove, isOver } from './play.ts';
import type { TestPlayer } from './test-player.ts';

const GAME = 'chapanka';
const LEAST = 10;
/** How long a friend thinks before a move, in ms, which is as fast as allowed. */
const THINKING = 15;

/** Four friends who play game after game, whatever happens to the server meanwhile. */
export class UndisturbedTable {
  readonly #gathering: Gathering;
  /** The acknowledged moves, by game, in order. */
  readonly #made = new Map<string, string[]>();

  private constructor(gathering: Gathering) {
    this.#gathering = gathering;
  }

  static async sitDown(url: string): Promise<UndisturbedTable> {
    return new UndisturbedTable(await playingTable(url, 4, { game: GAME, seats: 4 }));
  }

  get code(): Gathering['code'] {
    return this.#gathering.code;
  }

  get guests(): Gathering['guests'] {
    return this.#gathering.guests;
  }

  /** The number of moves made. */
  get moves(): number {
    return [...this.#made.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Plays until a promise settles, but at least a few moves, each of which must be granted. Resolves with the latency of each move,
   * in ms, from sending it until all four have seen it.
   */
  async playWhile(others: Promise<unknown>, least = LEAST): Promise<readonly number[]> {
    const still = { on: true };
    const end = others.finally(() => (still.on = false));
    const took: number[] = [];
    while (still.on || took.length < least) took.push(await this.#playOne());
    await end;
    return took;
  }

  /**
   * Resolves with the seats of friends who were removed, or have another game state than the server. The list is empty if nothing
   * was lost or duplicated.
   */
  async seatsAstray(): Promise<readonly number[]> {
    const astray = await Promise.all(this.#gathering.players.map(isAstray));
    return astray.flatMap((is, seat) => (is ? seat : []));
  }

  /** Resolves with the games whose stored moves differ from those made. The list is empty if nothing was lost or duplicated. */
  async gamesAstray(store: Store): Promise<readonly string[]> {
    const astray: string[] = [];
    for (const [game, made] of this.#made) {
      const stored = await store.loadGame(game);
      if (!isDeepStrictEqual(stored?.entries.flatMap(({ moveId }) => moveId ?? []), made)) astray.push(game);
    }
    return astray;
  }

  async #playOne(): Promise<number> {
    const { players, host } = this.#gathering;
    if (isOver(host)) await this.#another();
    const mover = players.find((player) => player.isToMove);
    if (mover === undefined) throw new Error('no decision is pending');
    await new Promise((resolve) => setTimeout(resolve, THINKING));
    const id = newMoveId(secureRandomBytes);
    const sent = performance.now();
    const { seq } = granted(await mover.move(firstMove(mover), { id }));
    await Promise.all(players.map((player) => player.until(() => player.view.seq === seq)));
    const { gameId } = mover.view;
    this.#made.set(gameId, [...(this.#made.get(gameId) ?? []), id]);
    return performance.now() - sent;
  }

  async #another(): Promise<void> {
    const { players, host } = this.#gathering;
    const over = host.view.gameId;
    granted(await host.request('anotherGame', { game: GAME }));
    await Promise.all(players.map((player) => player.until(() => player.view.gameId !== over && player.view.seq > 0)));
  }
}

/** Resolves with whether a player's state differs from a new snapshot. */
async function isAstray(player: TestPlayer): Promise<boolean> {
  if (player.ended !== null) return true;
  const followed = player.view;
  const received = player.snapshots.length;
  granted(await player.request('resync', {}));
  await player.until(() => player.snapshots.length > received);
  return !isDeepStrictEqual({ ...player.view, clocks: null }, { ...followed, clocks: null });
}

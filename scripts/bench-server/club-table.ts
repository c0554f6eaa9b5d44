import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Answer, NewTable, RequestName, Snapshot } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import type { Driven, Timings } from './driving.ts';
import { Follower, gameOf, type GameMessage, newVisitor } from './follower.ts';
import { get, post, type Visitor } from './connection.ts';
import type { TablePlan } from './plan.ts';
import type { Traffic } from './traffic.ts';
import { Turnstile } from './turnstile.ts';

/** An acknowledged move: its game, its attempt id, and the number of its last event. */
export interface AcknowledgedInGame {
  readonly game: string;
  readonly id: string;
  readonly seq: number;
}

/** Temporary refusals, which may be retried. */
const FOR_NOW: ReadonlySet<string> = new Set(['store-unavailable', 'too-many-messages', 'server-stopping']);
/** The retry delay, in ms. */
const AGAIN = 50;

/** Limits how many tables reconnect at a time. */
const DOOR = new Turnstile(20);

/**
 * A table of Chinwag with all its simulated players. They play one game after another with random legal moves, and reconnect after
 * a restart. The table throws if anybody misses an event, receives an event twice, or receives an event that differs from the
 * acknowledged one.
 */
export class ClubTable implements Driven {
  readonly acknowledged: AcknowledgedInGame[] = [];
  readonly #plan: TablePlan;
  readonly #followers: readonly Follower[];
  readonly #traffic: Traffic;
  #attempts = 0;
  #comings = 0;
  #onMessage: (by: Follower, message: GameMessage) => void = () => undefined;
  /** Checks whether the pending condition is true. */
  #look: () => void = () => undefined;
  #comingBack: Promise<void> | null = null;

  private constructor(plan: TablePlan, followers: readonly Follower[], traffic: Traffic) {
    this.#plan = plan;
    this.#followers = followers;
    this.#traffic = traffic;
    for (const follower of followers) {
      follower.listen((heard) => {
        if (heard !== null) this.#onMessage(follower, heard);
        this.#look();
      });
    }
  }

  /** Resolves with a table and its guests, without connections. Each guest has their own client address. */
  static async found(port: number, plan: TablePlan, at: number, traffic: Traffic): Promise<ClubTable> {
    const people: Visitor[] = [];
    for (let who = 0; who < plan.players + plan.spectators; who++) {
      people.push(await newVisitor(port, `10.${at >> 8}.${at & 255}.${who}`, `Guest ${who}`));
    }
    const [host] = people;
    if (host === undefined) throw new Error('a table needs a host');
    const { code } = await post<NewTable>(host, '/api/tables', { game: plan.game });
    const comers = [...people, ...people.slice(0, plan.secondDevices)];
    return new ClubTable(plan, comers.map((visitor) => new Follower(visitor, code)), traffic);
  }

  /** Returns how often everybody has reconnected. */
  get comings(): number {
    return this.#comings;
  }

  /** Connects everybody. */
  async open(): Promise<void> {
    for (const follower of this.#followers) await follower.open();
  }

  /** Seats every player, and starts the first game. */
  async begin(): Promise<void> {
    const { game, players, options } = this.#plan;
    granted(await this.#ask(0, 'setSeats', { count: players }));
    granted(await this.#ask(0, 'configure', { game, options }));
    for (let seat = 1; seat < players; seat++) granted(await this.#ask(seat, 'sit', { seat }));
    granted(await this.#ask(0, 'start', {}));
    await this.#untilInGame();
  }

  async play(timings: Timings): Promise<void> {
    // A person may have received nothing of a move before their connection was lost, though nobody asks on it.
    if (this.#isAnyLost) await this.#comeBackOnce();
    const { state, ...view } = this.#view(0);
    const [seat] = gameOf(view.game).actors(state);
    if (seat === undefined) await this.#playAnother();
    else await this.#move(seat, timings);
  }

  /** Returns whether the game has a result. */
  get isOver(): boolean {
    const { game, state } = this.#view(0);
    return gameOf(game).result(state) !== null;
  }

  /**
   * Requests the record of the game on every device after `pause`, as each device does for its check. Resolves with the number of
   * devices that received the record.
   */
  async fetchRecord(pause: () => Promise<unknown>): Promise<number> {
    const { gameId } = this.#view(0);
    const bytes = await Promise.all(this.#followers.map(async ({ visitor }) => {
      await pause();
      return get(visitor, `/api/games/${gameId}?moves=packed`);
    }));
    return bytes.filter((count) => count > 0).length;
  }

  /** Requests a snapshot on every connection. Throws if a snapshot differs from the messages received on its connection. */
  async compare(): Promise<void> {
    await Promise.all(this.#followers.map(async (follower) => {
      const folded = follower.view;
      granted(await follower.connection.request('resync', {}));
      if (!isDeepStrictEqual(plain(follower.view?.state), plain(folded?.state))) throw new Error('somebody was sent another game');
    }));
  }

  /** Closes all connections at once. */
  end(): void {
    for (const follower of this.#followers) follower.connection.end();
  }

  async #move(seat: number, timings: Timings): Promise<void> {
    const { gameId, game, state, seq } = this.#view(seat);
    const lawful = gameOf(game).legalMoves(state, seat);
    const attempt = { id: `bench-${this.#attempts++}-move`, seq, move: anyOf(lawful) };
    const sent = performance.now();
    this.#onMessage = (by, heard) => {
      timings.arrived.push(performance.now() - sent);
      if (by === this.#followers[seat] && !('gameId' in heard)) this.#traffic.note({ move: attempt, events: heard });
    };
    const { seq: last } = granted(await this.#ask(seat, 'move', attempt, timings)) as { readonly seq: number };
    timings.acknowledged.push(performance.now() - sent);
    this.acknowledged.push({ game: gameId, id: attempt.id, seq: last });
    await this.#until(() => this.#isAnyLost || this.#followers.every((follower) => follower.seq === last));
    this.#onMessage = () => undefined;
  }

  async #playAnother(): Promise<void> {
    const answer = await this.#ask(0, 'anotherGame', { game: this.#plan.game });
    // If the server stopped between write and broadcast, the game has started already.
    if (!answer.ok && answer.code !== 'only-when-finished') granted(answer);
    await this.#untilInGame();
  }

  /** Sends a request from a seat, with retries over any number of connections. Resolves with its final answer. */
  async #ask(seat: number, name: RequestName, payload: object, timings?: Timings): Promise<Answer> {
    for (;;) {
      const answer = await this.#follower(seat).connection.request(name, payload).catch(() => null);
      if (answer === null) await this.#comeBackOnce();
      else if (answer.ok || !FOR_NOW.has(answer.code)) return answer;
      else {
        if (timings !== undefined) timings.refused += 1;
        await setTimeout(AGAIN);
      }
    }
  }

  get #isAnyLost(): boolean {
    return this.#followers.some(({ connection }) => connection.isClosed);
  }

  #comeBackOnce(): Promise<void> {
    return (this.#comingBack ??= this.#comeBack());
  }

  async #comeBack(): Promise<void> {
    await DOOR.through(() => Promise.all(this.#followers.map(async (follower) => {
      while (!(await follower.open().then(() => true, () => false))) await setTimeout(AGAIN);
    })));
    await this.#until(() => this.#followers.every(({ view }) => view !== null));
    const last = this.acknowledged.at(-1);
    const { gameId, seq } = this.#view(0);
    if (last !== undefined && last.game === gameId && seq < last.seq) throw new Error(`move ${last.id} was lost`);
    this.#comings += 1;
    this.#comingBack = null;
  }

  #untilInGame(): Promise<void> {
    return this.#until(() => this.#isAnyLost || this.#followers.every(isInGame));
  }

  /** Resolves when a condition is true. Checks the condition at each message and each lost connection. */
  async #until(holds: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#look = () => void (holds() && resolve());
      this.#look();
    });
    this.#look = () => undefined;
  }

  #follower(seat: number): Follower {
    const follower = this.#followers[seat];
    if (follower === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return follower;
  }

  #view(seat: number): Snapshot {
    const { view } = this.#follower(seat);
    if (view === null) throw new Error('no game has been sent');
    return view;
  }
}

function isInGame({ view }: Follower): boolean {
  return view !== null && gameOf(view.game).result(view.state) === null;
}

function anyOf(moves: readonly Tagged[]): Tagged {
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) throw new Error('a decision is pending without a lawful move');
  return move;
}

function plain(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state));
}

function granted<Given extends object>(answer: Answer<Given>): Given {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer;
}

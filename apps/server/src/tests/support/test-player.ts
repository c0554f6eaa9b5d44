import {
  type Answer,
  type EventsMessage,
  type Guest,
  type NewGuest,
  type RequestName,
  type RequestPayload,
  type Said,
  SERVER_MESSAGE,
  type Snapshot,
  type TableCode,
  unpackEvent,
} from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import { TABLE_SERIALIZER, TableReader } from '@chinwag/protocol/table-wire';
import { type AnyGame, evolveAll, type Tagged } from '@chinwag/rules';
import { Client, registerSerializer, type Room } from 'colyseus.js';
import { secureRandomBytes } from '../../random-bytes.ts';
import { newMoveId } from '../../identity/ids.ts';
import type { Games } from '../../table/table.ts';
import { ask, granted } from './api.ts';

/** The progress of a join: the table's room is open in some process, then the connection is. */
export type JoinStage = 'open' | 'connected';

/** A guest's connection to a table. The connection follows the game as the browser does, by snapshots and events alone. */
export class TestPlayer {
  readonly guest: Guest;
  readonly room: Room<unknown, TableState | undefined>;
  readonly said: Said[] = [];
  readonly snapshots: Snapshot[] = [];
  /** The code and reason with which the connection closed for good, or null while it is open. */
  ended: { readonly code: number; readonly reason: string | undefined } | null = null;
  readonly #games: Games;
  readonly #waiting = new Set<() => void>();
  #view: Snapshot | null = null;

  private constructor(guest: Guest, room: Room<unknown, TableState | undefined>, games: Games) {
    this.guest = guest;
    this.room = room;
    this.#games = games;
    Object.assign(room.reconnection, { minUptime: 0, minDelay: 5, delay: 5, maxDelay: 50 });
    room.onMessage(SERVER_MESSAGE.snapshot, (snapshot: Snapshot) => {
      this.snapshots.push(snapshot);
      this.#view = snapshot;
      this.#wake();
    });
    room.onMessage(SERVER_MESSAGE.events, (message: EventsMessage) => this.#follow(message));
    room.onMessage(SERVER_MESSAGE.said, (said: readonly Said[]) => {
      this.said.push(...said);
      this.#wake();
    });
    // This listener takes all other messages, because each would be a warning in the output without one.
    room.onMessage('*', () => undefined);
    room.onStateChange(() => this.#wake());
    room.onReconnect(() => this.#wake());
    room.onLeave((code, reason) => {
      this.ended = { code, reason };
      this.#wake();
    });
  }

  /**
   * Opens the room of a table, joins it, and waits for its state. `reached` is called with the progress. Resolves with the
   * connection.
   */
  static async join(
    url: string,
    { guest, token }: NewGuest,
    code: TableCode,
    games: Games,
    reached: (stage: JoinStage) => void = () => undefined,
  ): Promise<TestPlayer> {
    granted(await ask(url, `/tables/${code}/room`, { token }));
    reached('open');
    const player = new TestPlayer(guest, await joinRoom(url, token, code), games);
    reached('connected');
    const isThere = () => player.room.state?.code === code && (player.isInGame || player.table.status === 'gathering');
    await player.until(() => isThere() || player.ended !== null);
    if (!isThere()) throw new Error('the connection ended before anything of the table was sent');
    return player;
  }

  /** Joins the room of an open table without a request to the API. Resolves with the connection. */
  static async joinUnasked(url: string, { guest, token }: NewGuest, code: TableCode, games: Games): Promise<TestPlayer> {
    return new TestPlayer(guest, await joinRoom(url, token, code), games);
  }

  /** The public state of the table. */
  get table(): TableState {
    const { state } = this.room;
    if (state === undefined) throw new Error('nothing has been sent of the table');
    return state;
  }

  /** The game as this player may see it. */
  get view(): Snapshot {
    if (this.#view === null) throw new Error('no snapshot has come');
    return this.#view;
  }

  /** Whether any game has been received. */
  get isInGame(): boolean {
    return this.#view !== null;
  }

  get game(): AnyGame {
    const game = this.#games[this.view.game];
    if (game === undefined) throw new Error('the game is not known');
    return game;
  }

  /** Whether this player has a pending decision. */
  get isToMove(): boolean {
    if (!this.isInGame) return false;
    const { seat, state } = this.view;
    return seat !== null && this.game.actors(state).includes(seat);
  }

  /** The player's legal moves now. */
  get lawfulMoves(): readonly Tagged[] {
    const { seat, state } = this.view;
    return seat === null ? [] : this.game.legalMoves(state, seat);
  }

  request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.room.request(name, payload);
  }

  /** Makes a move, by default as a new attempt against the newest event. Resolves with the answer. */
  move(move: Tagged, { id = newMoveId(secureRandomBytes), seq = this.view.seq } = {}): Promise<Answer<{ readonly seq: number }>> {
    return this.room.request('move', { id, seq, move });
  }

  /** Resolves when a condition holds. The condition is checked at each message from the server. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Leaves the table on purpose. */
  async leave(): Promise<void> {
    await this.room.leave();
  }

  /** Drops the connection, as in a tunnel; the SDK resumes it. */
  loseConnection(): void {
    this.room.connection.close(LINE_LOST);
  }

  /** Drops the connection for good, as a closed tab does. */
  vanish(): void {
    this.room.reconnection.enabled = false;
    this.loseConnection();
  }

  #follow([seq, clocks, ...packed]: EventsMessage): void {
    const { view, game } = this;
    if (seq - packed.length !== view.seq) throw new Error(`a gap: at ${view.seq}, sent up to ${seq}`);
    const events = packed.map((event) => {
      const unpacked = unpackEvent(event, game.eventFields);
      if (unpacked === null) throw new Error(`${game.id} has no event number ${event[0]}`);
      return unpacked;
    });
    this.#view = { ...view, seq, clocks, state: evolveAll(game, view.state, events) };
    this.#wake();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}

const LINE_LOST = 4010;

registerSerializer(TABLE_SERIALIZER, TableReader);

/** Joins the room of an open table, with `options` in the request. Resolves with the connection. Rejects if the server refuses. */
export function joinRoom(
  url: string,
  token: string,
  code: TableCode,
  options: object = {},
): Promise<Room<unknown, TableState | undefined>> {
  const client = new Client(url);
  client.auth.token = token;
  return client.joinById<TableState | undefined>(code, options);
}

import {
  type Answer, type Guest, type GuestId, moveIdSchema, type RefusalCode, type RequestName, type RequestPayload, type TableCode,
  type Tally, TALLY_GAMES,
} from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import { parseOptions, type Tagged } from '@chinwag/rules';
import type { Thinker } from '../../bots/thinking.ts';
import { secureRandomBytes } from '../../random-bytes.ts';
import type { Delays, Limits } from '../../config.ts';
import type { AppContext } from '../../app-context.ts';
import { newMoveId } from '../../identity/ids.ts';
import type { EndedGame, StoredGame } from '../../store/store.ts';
import type { GameRun } from '../../table/game/game-run.ts';
import { openNewTable } from '../../table/lifecycle/create-table.ts';
import { type Games, findGame } from '../../table/table.ts';
import type { TableRecord } from '../../table/record/table-record.ts';
import { granted } from './api.ts';
import { simulatedApp } from './simulated-app.ts';
import { SimulatedConnection, SimulatedRoom } from './simulated-room.ts';
import { MortalTime, settle, SimulatedTime } from './simulated-time.ts';

/** A message from the table, except for events of a game. */
interface ReceivedMessage {
  readonly type: PropertyKey;
  readonly message: unknown;
}

/** The options of a simulated table. */
export interface SimulatedTableOptions {
  readonly game?: string;
  readonly options?: object;
  readonly games?: Games;
  readonly pace?: Partial<Delays>;
  readonly limits?: Partial<Limits>;
  /** The client address of all connections. By default, clients cannot be distinguished. */
  readonly address?: string;
  readonly thinker?: Thinker;
}

/** A real table with simulated time, an in-memory store, and people whose connections a test controls. */
export class SimulatedTable {
  readonly time: SimulatedTime;
  readonly #app: AppContext;
  readonly #code: TableCode;
  /** The messages received on each connection, without events. */
  readonly #received = new Map<SimulatedConnection, ReceivedMessage[]>();
  readonly #address: string | null;
  #room: SimulatedRoom;
  /** The time of the table's server, which ends when the server is killed. */
  #life: MortalTime;
  #sessions = 0;

  private constructor(app: AppContext, time: SimulatedTime, room: SimulatedRoom, life: MortalTime, address: string | null) {
    this.#app = app;
    this.#address = address;
    this.time = time;
    this.#code = room.live.table.record.code;
    this.#room = room;
    this.#life = life;
  }

  /** Resolves with a new table of a host, who is not present yet. */
  static async open(host: Guest, wanted: SimulatedTableOptions = {}): Promise<SimulatedTable> {
    const time = new SimulatedTime();
    const app = simulatedApp({ ...wanted, time });
    const game = findGame(app.games, wanted.game ?? 'chanoyu');
    if (game === null) throw new Error('there is no such game');
    const options = parseOptions(game.options, wanted.options ?? {});
    if (options === null) throw new Error('these options do not fit');
    const { code } = granted(await openNewTable(app, host, game, options));
    const life = new MortalTime(time);
    const room = await SimulatedTable.#load({ ...app, time: life }, code);
    return new SimulatedTable(app, time, room, life, wanted.address ?? null);
  }

  static async #load(app: AppContext, code: TableCode): Promise<SimulatedRoom> {
    const room = await SimulatedRoom.open(app, code, () => undefined);
    if (typeof room === 'string') throw new Error(room);
    return room;
  }

  /** The public state of the table. */
  get shown(): TableState {
    return this.#room.shown;
  }

  get record(): TableRecord {
    return this.#room.live.table.record;
  }

  get run(): GameRun | null {
    return this.#room.live.table.run;
  }

  /** Returns whether a person has a connection to the table. */
  isHere(person: GuestId): boolean {
    return this.#room.live.people.isHere(person);
  }

  /** Returns everybody with a connection to the table. */
  here(): readonly Guest[] {
    return this.#room.live.people.all().filter(({ id }) => this.isHere(id));
  }

  /** Lets a guest in on a new connection. Resolves with the reason for a refusal, or with null if they may join. */
  async comeIn(guest: Guest): Promise<RefusalCode | null> {
    const received: ReceivedMessage[] = [];
    const connection: SimulatedConnection = new SimulatedConnection(`line-${++this.#sessions}`, guest, {
      received: (type, message) => received.push({ type, message }),
      happened: () => undefined,
      ended: () => undefined,
    });
    connection.userData.address = this.#address;
    this.#received.set(connection, received);
    const refused = this.#room.join(connection);
    await settle();
    return refused;
  }

  /** Drops a person's connections. They may be resumed in time, or replaced by new ones. */
  async drop(person: GuestId): Promise<void> {
    for (const connection of this.#connectionsOf(person)) this.#room.drop(connection);
    await settle();
  }

  /** Resumes a person's dropped connections. */
  async takeUp(person: GuestId): Promise<void> {
    for (const connection of this.#room.dropped) if (connection.auth.id === person) this.#room.takeUp(connection);
    await settle();
  }

  /** Lets a person leave on purpose. */
  async leave(person: GuestId): Promise<void> {
    for (const connection of this.#connectionsOf(person)) this.#room.leave(connection);
    await settle();
  }

  /** Lets a person leave on one of their devices; the table closes their other connections. */
  async leaveOnOne(person: GuestId): Promise<void> {
    const [one, ...others] = this.#connectionsOf(person);
    if (one !== undefined) this.#room.leave(one);
    for (const other of others) if (other.userData.dismissed !== null) this.#room.drop(other);
    await settle();
  }

  /** Erases a person. */
  async forget(person: GuestId): Promise<void> {
    await this.#room.live.forget(person);
    await settle();
  }

  /** Restarts the server: all connections end, and the table is loaded from the store. */
  async restart(): Promise<void> {
    await this.#room.close();
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** Kills and restarts the server: pending work is lost, and the table is loaded from the store. */
  async kill(): Promise<void> {
    this.#life.stop();
    this.#life = new MortalTime(this.time);
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** Lets another server take over the table while this one still runs, and moves people there. Pending requests here continue. */
  async moveElsewhere(): Promise<void> {
    await this.#app.store.acquireTable(this.#code, this.time.date());
    this.#life = new MortalTime(this.time);
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** Resolves with the table's tally. */
  tally(): Promise<Tally> {
    return this.#app.store.loadTally(this.#code, TALLY_GAMES);
  }

  /** Resolves with the stored game that was started last, or with null before the first. */
  stored(): Promise<StoredGame | null> {
    return this.#app.store.loadGame(this.record.gameId ?? '');
  }

  /** Resolves with the stored replay of the last game, or with null before that game is over. */
  async ended(): Promise<EndedGame | null> {
    const ended = await this.#app.store.loadEnded(this.record.gameId ?? '');
    return typeof ended === 'string' ? null : ended;
  }

  /** Sends a person's request. Resolves with the table's answer. */
  async ask<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#connectionsOf(person)[0], name, payload);
  }

  /** Sends a person's request on their newest connection. Resolves with the table's answer. */
  askOnNewestConnection<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#connectionsOf(person).at(-1), name, payload);
  }

  async #askOn(connection: SimulatedConnection | undefined, name: RequestName, payload: unknown): Promise<Answer> {
    if (connection === undefined) throw new Error('somebody asked who is not here');
    const answer = await this.#room.answer(connection, name, payload);
    await settle();
    return answer;
  }

  /** Requests entry for a guest. */
  requestEntry(guest: Guest): void {
    this.#room.live.entry.requestEntry(guest, null);
  }

  /** Makes a person's move, against the newest event. Resolves with the table's answer. */
  move(person: GuestId, move: Tagged): Promise<Answer> {
    const payload = { id: moveIdSchema.parse(newMoveId(secureRandomBytes)), seq: this.run?.seq ?? 0, move: { ...move } };
    return this.ask(person, 'move', payload);
  }

  /** Returns the messages of a type that a person received, oldest first. */
  received(person: GuestId, type: string): readonly unknown[] {
    const received = this.#connectionsOf(person).flatMap((connection) => this.#received.get(connection) ?? []);
    return received.flatMap((one) => (one.type === type ? [one.message] : []));
  }

  /** Returns the seats that keep others waiting, from the public state. */
  slowSeats(): readonly number[] {
    if (this.record.settings.clock !== 'off') return [];
    return [...this.shown.seats.keys()].filter((seat) => this.shown.seats[seat]?.slow === true);
  }

  /** Returns the seats with a pending decision. */
  pendingSeats(): readonly number[] {
    const { run } = this;
    return run === null ? [] : run.game.actors(run.state);
  }

  #connectionsOf(person: GuestId): readonly SimulatedConnection[] {
    return this.#room.connections.filter(({ auth }) => auth.id === person);
  }
}

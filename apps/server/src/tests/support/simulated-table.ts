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

/** A message from the table, but for the events of a game. */
interface ReceivedMessage {
  readonly type: PropertyKey;
  readonly message: unknown;
}

/** What a simulated table is to be like. */
export interface SimulatedTableOptions {
  readonly game?: string;
  readonly options?: object;
  readonly games?: Games;
  readonly pace?: Partial<Delays>;
  readonly limits?: Partial<Limits>;
  /** From where all come; nowhere that can be distinguished if left out. */
  readonly address?: string;
  readonly thinker?: Thinker;
}

/** A real table with a simulated time, a store in memory, and people whose connections do what a test says. */
export class SimulatedTable {
  readonly time: SimulatedTime;
  readonly #app: AppContext;
  readonly #code: TableCode;
  /** What has been sent on each connection, but for events. */
  readonly #received = new Map<SimulatedConnection, ReceivedMessage[]>();
  readonly #address: string | null;
  #room: SimulatedRoom;
  /** The time of the server that the table is in, which ends when that is killed. */
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

  /** Opens a table for somebody, who is not there yet. */
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

  /** What all see of the table. */
  get shown(): TableState {
    return this.#room.shown;
  }

  get record(): TableRecord {
    return this.#room.live.table.record;
  }

  get run(): GameRun | null {
    return this.#room.live.table.run;
  }

  /** Whether somebody has a connection to the table. */
  isHere(person: GuestId): boolean {
    return this.#room.live.people.isHere(person);
  }

  /** Everybody with a connection to the table. */
  here(): readonly Guest[] {
    return this.#room.live.people.all().filter(({ id }) => this.isHere(id));
  }

  /** Somebody comes in, on a connection of their own; or why they may not. */
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

  /** Somebody's connections drop; they take them up again in time, or come back on new ones. */
  async drop(person: GuestId): Promise<void> {
    for (const connection of this.#connectionsOf(person)) this.#room.drop(connection);
    await settle();
  }

  /** Somebody's dropped connections are there again. */
  async takeUp(person: GuestId): Promise<void> {
    for (const connection of this.#room.dropped) if (connection.auth.id === person) this.#room.takeUp(connection);
    await settle();
  }

  /** Somebody goes on purpose. */
  async leave(person: GuestId): Promise<void> {
    for (const connection of this.#connectionsOf(person)) this.#room.leave(connection);
    await settle();
  }

  /** Somebody leaves on one of their devices; connections of the others end where the table ends them. */
  async leaveOnOne(person: GuestId): Promise<void> {
    const [one, ...others] = this.#connectionsOf(person);
    if (one !== undefined) this.#room.leave(one);
    for (const other of others) if (other.userData.dismissed !== null) this.#room.drop(other);
    await settle();
  }

  /** Somebody is forgotten. */
  async forget(person: GuestId): Promise<void> {
    await this.#room.live.forget(person);
    await settle();
  }

  /** The server stops and starts again: everybody's connection is gone, and the table is as the store has it. */
  async restart(): Promise<void> {
    await this.#room.close();
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** The server is killed and starts again: what was under way is gone, and the table is as the store has it. */
  async kill(): Promise<void> {
    this.#life.stop();
    this.#life = new MortalTime(this.time);
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** Another server takes the table while this one is still at work, and people are led there; what was asked here goes on. */
  async moveElsewhere(): Promise<void> {
    await this.#app.store.acquireTable(this.#code, this.time.date());
    this.#life = new MortalTime(this.time);
    this.#room = await SimulatedTable.#load({ ...this.#app, time: this.#life }, this.#code);
    await settle();
  }

  /** What was played to its end at the table. */
  tally(): Promise<Tally> {
    return this.#app.store.loadTally(this.#code, TALLY_GAMES);
  }

  /** The game that was started last, as it is stored; null before the first. */
  stored(): Promise<StoredGame | null> {
    return this.#app.store.loadGame(this.record.gameId ?? '');
  }

  /** The same once it is over; null before. */
  async ended(): Promise<EndedGame | null> {
    const ended = await this.#app.store.loadEnded(this.record.gameId ?? '');
    return typeof ended === 'string' ? null : ended;
  }

  /** Somebody who is here asks something of the table. */
  async ask<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#connectionsOf(person)[0], name, payload);
  }

  /** The same, on the connection they opened last. */
  askOnNewestConnection<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#connectionsOf(person).at(-1), name, payload);
  }

  async #askOn(connection: SimulatedConnection | undefined, name: RequestName, payload: unknown): Promise<Answer> {
    if (connection === undefined) throw new Error('somebody asked who is not here');
    const answer = await this.#room.answer(connection, name, payload);
    await settle();
    return answer;
  }

  /** Somebody asks to come in. */
  requestEntry(guest: Guest): void {
    this.#room.live.entry.requestEntry(guest, null);
  }

  /** Somebody makes a move, against the newest event. */
  move(person: GuestId, move: Tagged): Promise<Answer> {
    const payload = { id: moveIdSchema.parse(newMoveId(secureRandomBytes)), seq: this.run?.seq ?? 0, move: { ...move } };
    return this.ask(person, 'move', payload);
  }

  /** What somebody who is here was sent under this type of message, oldest first. */
  received(person: GuestId, type: string): readonly unknown[] {
    const received = this.#connectionsOf(person).flatMap((connection) => this.#received.get(connection) ?? []);
    return received.flatMap((one) => (one.type === type ? [one.message] : []));
  }

  /** The seats that keep the others waiting, as all see it. */
  slowSeats(): readonly number[] {
    if (this.record.settings.clock !== 'off') return [];
    return [...this.shown.seats.keys()].filter((seat) => this.shown.seats[seat]?.slow === true);
  }

  /** The seats whose decision is pending. */
  pendingSeats(): readonly number[] {
    const { run } = this;
    return run === null ? [] : run.game.actors(run.state);
  }

  #connectionsOf(person: GuestId): readonly SimulatedConnection[] {
    return this.#room.connections.filter(({ auth }) => auth.id === person);
  }
}

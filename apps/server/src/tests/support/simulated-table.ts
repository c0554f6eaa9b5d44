import {
  type Answer, type Guest, type GuestId, moveIdSchema, type RefusalCode, type RequestName, type RequestPayload, type TableCode,
  type Tally, TOLD_GAMES,
} from '@chinwag/protocol';
import { TableState } from '@chinwag/protocol/table-state';
import { games, parseOptions, type Tagged } from '@chinwag/rules';
import type { Thinker } from '../../bots/thinking.ts';
import { secretChance } from '../../chance.ts';
import { DEFAULT_LIMITS, DEFAULT_PACE, type Pace } from '../../config.ts';
import type { House } from '../../house.ts';
import { newMoveId } from '../../identity/ids.ts';
import { tokensSignedWith } from '../../identity/tokens.ts';
import { openLog } from '../../log.ts';
import { Metrics } from '../../metrics.ts';
import { Shield } from '../../shield/shield.ts';
import { Flooders } from '../../table/flooders.ts';
import type { GameRun } from '../../table/game-run.ts';
import { LiveTable } from '../../table/live-table.ts';
import { loadTable } from '../../table/load-table.ts';
import { MessageRate } from '../../table/message-rate.ts';
import { openNewTable } from '../../table/open-new-table.ts';
import { type Games, findGame } from '../../table/table.ts';
import type { TableRecord } from '../../table/table-record.ts';
import type { Cancel } from '../../time.ts';
import { granted } from './api.ts';
import { firstLawfulMove } from './first-lawful-move.ts';
import { MemoryStore } from './memory-store.ts';
import { settle, SimulatedTime } from './simulated-time.ts';

const metrics = new Metrics();
const UNHURRIED = { perSecond: Infinity, floodPerSecond: Infinity };

/** A message from the table, but for the events of a game. */
interface Told {
  readonly type: PropertyKey;
  readonly message: unknown;
}

/** A table's line to somebody that is no line: what it is told is kept, but for events, and it drops when the test says so. */
class SimulatedLine {
  readonly sessionId: string;
  auth: Guest;
  readonly told: Told[] = [];
  readonly userData = { rate: new MessageRate(UNHURRIED), dismissed: null };

  constructor(sessionId: string, auth: Guest) {
    this.sessionId = sessionId;
    this.auth = auth;
  }

  send(type: PropertyKey, message: unknown): void {
    this.told.push({ type, message });
  }

  enqueueRaw(): void {}
  leave(): void {}
}

/** What a simulated table is to be like. */
export interface SimulatedTableOptions {
  readonly game?: string;
  readonly options?: object;
  readonly games?: Games;
  readonly pace?: Partial<Pace>;
  readonly thinker?: Thinker;
}

/** A real table with a simulated time, a store in memory, and people whose lines do what a test says. */
export class SimulatedTable {
  readonly time: SimulatedTime;
  readonly shown: TableState;
  readonly #house: House;
  readonly #code: TableCode;
  readonly #lines: Set<SimulatedLine>;
  /** Lines that have dropped and may be taken up again, with what gives each up for good. */
  readonly #dropped = new Map<SimulatedLine, Cancel>();
  #live: LiveTable;
  #sessions = 0;

  private constructor(
    house: House,
    time: SimulatedTime,
    code: TableCode,
    lines: Set<SimulatedLine>,
    shown: TableState,
    live: LiveTable,
  ) {
    this.#house = house;
    this.time = time;
    this.#code = code;
    this.#lines = lines;
    this.shown = shown;
    this.#live = live;
  }

  /** Opens a table for somebody, who is not there yet. */
  static async open(host: Guest, wanted: SimulatedTableOptions = {}): Promise<SimulatedTable> {
    const time = new SimulatedTime();
    const all = wanted.games ?? games;
    const house: House = {
      games: all,
      store: new MemoryStore(),
      log: openLog('silent'),
      tokens: tokensSignedWith(new Uint8Array(32)),
      thinker: wanted.thinker ?? firstLawfulMove(all),
      metrics,
      flooders: new Flooders(DEFAULT_LIMITS.floodBan),
      limits: DEFAULT_LIMITS,
      shield: new Shield(DEFAULT_LIMITS, time),
      addressOf: () => null,
      addressOfRequest: () => null,
      pace: { ...DEFAULT_PACE, ...wanted.pace },
      time,
      chance: secretChance,
    };
    const game = findGame(all, wanted.game ?? 'chanoyu');
    if (game === null) throw new Error('there is no such game');
    const options = parseOptions(game.options, wanted.options ?? {});
    if (options === null) throw new Error('these options do not fit');
    const { code } = granted(await openNewTable(house, host, game, options, 'friends'));
    const lines = new Set<SimulatedLine>();
    const shown = new TableState();
    return new SimulatedTable(house, time, code, lines, shown, await SimulatedTable.#load(house, code, lines, shown));
  }

  static async #load(house: House, code: TableCode, lines: Set<SimulatedLine>, shown: TableState): Promise<LiveTable> {
    const loaded = await loadTable(house, code);
    if (typeof loaded === 'string') throw new Error(loaded);
    return new LiveTable(loaded, house, lines, shown, () => undefined);
  }

  get record(): TableRecord {
    return this.#live.table.record;
  }

  get run(): GameRun | null {
    return this.#live.table.run;
  }

  /** Whether somebody has a line to the table. */
  isHere(person: GuestId): boolean {
    return this.#live.people.isHere(person);
  }

  /** Everybody with a line to the table. */
  here(): readonly Guest[] {
    return this.#live.people.all().filter(({ id }) => this.isHere(id));
  }

  /** Somebody comes in, on a line of their own; or why they may not. */
  async comeIn(guest: Guest): Promise<RefusalCode | null> {
    const line = new SimulatedLine(`line-${++this.#sessions}`, guest);
    this.#lines.add(line);
    const refused = this.#live.join(line);
    if (refused !== null) this.#lines.delete(line);
    await settle();
    return refused;
  }

  /** Somebody's lines drop; they take them up again in time, or come back on new ones. */
  async drop(person: GuestId): Promise<void> {
    for (const line of this.#linesOf(person)) {
      this.#lines.delete(line);
      this.#live.drop(line);
      const giveUp = this.time.after(this.#house.pace.reconnection, () => {
        this.#dropped.delete(line);
        this.#live.leave(line, 'lost');
      });
      this.#dropped.set(line, giveUp);
    }
    await settle();
  }

  /** Somebody's dropped lines are there again. */
  async takeUp(person: GuestId): Promise<void> {
    for (const [line, giveUp] of this.#dropped) {
      if (line.auth.id !== person) continue;
      giveUp();
      this.#dropped.delete(line);
      this.#lines.add(line);
      this.#live.return(line);
    }
    await settle();
  }

  /** Somebody goes on purpose. */
  async leave(person: GuestId): Promise<void> {
    for (const line of this.#linesOf(person)) {
      this.#lines.delete(line);
      this.#live.leave(line, 'consented');
    }
    await settle();
  }

  /** The server stops and starts again: everybody's line is gone, and the table is as the store has it. */
  async restart(): Promise<void> {
    this.#lines.clear();
    for (const giveUp of this.#dropped.values()) giveUp();
    this.#dropped.clear();
    await this.#live.stop();
    this.#live = await SimulatedTable.#load(this.#house, this.#code, this.#lines, this.shown);
    await settle();
  }

  /** What was played to its end at the table. */
  tally(): Promise<Tally> {
    return this.#house.store.loadTally(this.#code, TOLD_GAMES);
  }

  /** Somebody who is here asks something of the table. */
  async ask<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#linesOf(person)[0], name, payload);
  }

  /** The same, on the line they opened last. */
  askOnNewestLine<Name extends RequestName>(person: GuestId, name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    return this.#askOn(this.#linesOf(person).at(-1), name, payload);
  }

  async #askOn(line: SimulatedLine | undefined, name: RequestName, payload: unknown): Promise<Answer> {
    if (line === undefined) throw new Error('somebody asked who is not here');
    const answer = await this.#live.answer(name, payload, line);
    await settle();
    return answer;
  }

  /** Somebody knocks. */
  knock(guest: Guest): void {
    this.#live.knock(guest);
  }

  /** Somebody makes a move, against the newest event. */
  move(person: GuestId, move: Tagged): Promise<Answer> {
    const payload = { id: moveIdSchema.parse(newMoveId(secretChance)), seq: this.run?.seq ?? 0, move: { ...move } };
    return this.ask(person, 'move', payload);
  }

  /** What somebody who is here was told under this type of message, oldest first. */
  told(person: GuestId, type: string): readonly unknown[] {
    return this.#linesOf(person).flatMap(({ told }) => told.flatMap((one) => (one.type === type ? [one.message] : [])));
  }

  /** The seats that keep the others waiting, as all see it. */
  slowSeats(): readonly number[] {
    return this.record.clock === 'off' ? [...this.shown.seats.keys()].filter((seat) => this.shown.seats[seat]?.slow === true) : [];
  }

  /** The seats whose decision is awaited. */
  awaited(): readonly number[] {
    const { run } = this;
    return run === null ? [] : run.game.actors(run.state);
  }

  #linesOf(person: GuestId): readonly SimulatedLine[] {
    return [...this.#lines].filter(({ auth }) => auth.id === person);
  }
}

import type { TableCode } from '@chinwag/protocol';
import type { AppContext } from '../../app-context.ts';
import type { Store } from '../../store/store.ts';
import type { Thinker } from '../../bots/thinking.ts';
import { simulatedApp } from '../support/simulated-app.ts';
import { SimulatedRoom } from '../support/simulated-room.ts';
import { MortalTime, type SimulatedTime } from '../support/simulated-time.ts';
import type { Dice } from './dice.ts';
import { StoreConnection } from './store-connection.ts';
import type { Trace } from './trace.ts';
import type { Weather } from './weather.ts';

/** A simulated process that has the table, or is loading it. */
export class TableProcess {
  readonly number: number;
  readonly #takes: boolean;
  readonly #time: MortalTime;
  readonly #store: StoreConnection;
  #room: SimulatedRoom | null = null;
  readonly #deaths: (() => void)[] = [];
  #alive = true;

  /** `takes` says whether the process is one of several, and acquires the table in the store before loading it. */
  constructor(number: number, takes: boolean, time: MortalTime, store: StoreConnection) {
    this.number = number;
    this.#takes = takes;
    this.#time = time;
    this.#store = store;
  }

  get isAlive(): boolean {
    return this.#alive;
  }

  /** The room of the table in this process. Throws while the table is loading. */
  get room(): SimulatedRoom {
    if (this.#room === null) throw new Error('the table is not up yet');
    return this.#room;
  }

  get isUp(): boolean {
    return this.#room !== null;
  }

  /** Loads the table, and resolves with this process. Rejects if the table cannot be loaded, or if the process dies meanwhile. */
  async bringUp(app: AppContext, code: TableCode, close: () => void): Promise<this> {
    const room = await Promise.race([this.#open(app, code, close), this.#death()]);
    if (room === 'dead') throw new Error('the process has died');
    if (typeof room === 'string') throw new Error(room);
    this.#room = room;
    return this;
  }

  async #open(app: AppContext, code: TableCode, close: () => void): Promise<SimulatedRoom | string> {
    if (this.#takes) await app.store.acquireTable(code, app.time.date());
    return SimulatedRoom.open(app, code, close);
  }

  /** Kills the process: none of its pending work takes effect. */
  die(): void {
    this.#alive = false;
    this.#time.stop();
    this.#store.die();
    for (const died of this.#deaths.splice(0)) died();
  }

  /** Registers a callback for the death of the process. */
  whenDead(died: () => void): void {
    this.#deaths.push(died);
  }

  /** Restores the connection to the store. */
  reachStore(): Promise<void> {
    return this.#store.reach();
  }

  /** Closes the table gracefully. */
  async close(): Promise<void> {
    this.#alive = false;
    await Promise.race([this.room.close(), this.#death()]);
    this.die();
  }

  #death(): Promise<'dead'> {
    return new Promise((resolve) => this.whenDead(() => resolve('dead')));
  }
}

/** The dependencies of simulated processes. */
export interface ClusterParts {
  readonly code: TableCode;
  readonly store: Store;
  readonly time: SimulatedTime;
  readonly dice: Dice;
  readonly weather: Weather;
  readonly trace: Trace;
  readonly thinker: Thinker;
}

/**
 * The simulated processes of a server for one table. New connections are routed to the process that has the table, or that is
 * loading it.
 */
export class Cluster {
  readonly #parts: ClusterParts;
  readonly #takes: boolean;
  readonly #all = new Set<TableProcess>();
  #opening: { readonly process: TableProcess; readonly up: Promise<TableProcess> } | null = null;
  #closing: Promise<unknown> = Promise.resolve();
  #numbers = 0;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    // Only with several processes can two of them ever have the same table.
    this.#takes = parts.weather.has('two owners') || parts.dice.happens(300);
  }

  /** The process to which new connections are routed, or null while none has the table. */
  get current(): TableProcess | null {
    const process = this.#opening?.process;
    return process?.isUp === true && process.isAlive ? process : null;
  }

  /** Resolves with the process that has the table, once the table is loaded. Rejects if the table cannot be loaded. */
  async open(): Promise<TableProcess> {
    await this.#closing;
    this.#opening ??= this.#start();
    const { process, up } = this.#opening;
    try {
      return await up;
    } catch (error) {
      this.#forget(process);
      throw error;
    }
  }

  /** Kills a process. */
  crash(process: TableProcess): void {
    this.#parts.trace.note(`process ${process.number} dies`);
    process.die();
    this.#forget(process);
  }

  /** Kills a process that is loading the table or has it. Returns whether there was one. */
  crashAny(): boolean {
    const [process] = [...this.#all];
    if (process === undefined) return false;
    this.crash(process);
    return true;
  }

  /** Stops the process that has the table gracefully. Returns whether there was one. */
  restart(): boolean {
    const { current } = this;
    if (current !== null) this.#close(current);
    return current !== null;
  }

  /**
   * Causes a split brain: routes new connections to another process, though this one still has the table. Returns whether a process
   * had the table.
   */
  split(): boolean {
    if (this.current === null || this.current.room.connections.length === 0 || this.#all.size > 1) return false;
    this.#parts.trace.note(`process ${this.current.number} is forgotten`);
    this.#opening = null;
    return true;
  }

  /** Restores the connection to the store. */
  async reachStore(): Promise<void> {
    for (const process of this.#all) await process.reachStore();
  }

  #start(): { readonly process: TableProcess; readonly up: Promise<TableProcess> } {
    const { code, store, dice, weather, trace, thinker } = this.#parts;
    const time = new MortalTime(this.#parts.time);
    const written = (): void => {
      if (weather.strikes('crash before telling', 3)) this.crash(process);
    };
    const connection = new StoreConnection({ store, time: this.#parts.time, dice: dice.apart(), weather, written });
    const process: TableProcess = new TableProcess(++this.#numbers, this.#takes, time, connection);
    this.#all.add(process);
    trace.note(`process ${process.number} brings the table up`);
    const app = simulatedApp({ time, store: connection, randomBytes: dice.apart().bytes, thinker });
    return { process, up: process.bringUp(app, code, () => this.#close(process)) };
  }

  #close(process: TableProcess): void {
    if (!process.isAlive) return;
    this.#parts.trace.note(`process ${process.number} lets the table go`);
    const closed = process.close().finally(() => this.#forget(process));
    if (this.#opening?.process !== process) return;
    this.#opening = null;
    this.#closing = closed;
  }

  #forget(process: TableProcess): void {
    this.#all.delete(process);
    if (this.#opening?.process === process) this.#opening = null;
  }
}

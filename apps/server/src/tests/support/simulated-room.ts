import type { Answer, Guest, RefusalCode, RequestName, TableCode } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import type { AppContext } from '../../app-context.ts';
import type { ConnectionData } from '../../table/connections/connection.ts';
import { LiveTable } from '../../table/live-table.ts';
import { type LoadedTable, loadTable } from '../../table/lifecycle/load-table.ts';
import { FixedWindowCounter } from '../../table/connections/fixed-window-counter.ts';
import type { Cancel } from '../../time.ts';

const UNHURRIED = { perSecond: Infinity, floodPerSecond: Infinity };

/** The other end of a simulated connection. */
export interface ConnectionEnd {
  /** Called with a message that is not a batch of events. */
  received(type: PropertyKey, message: unknown): void;
  /** Called with a batch of events, as bytes. */
  happened(bytes: Uint8Array): void;
  /** Called when the table has closed the connection. */
  ended(): void;
}

/** A fake connection from a table to a person: messages reach the other end at once. */
export class SimulatedConnection {
  readonly sessionId: string;
  auth: Guest;
  readonly userData: ConnectionData = {
    rate: new FixedWindowCounter(UNHURRIED), counter: 0, device: null, address: null, dismissed: null,
  };
  readonly #end: ConnectionEnd;

  constructor(sessionId: string, auth: Guest, end: ConnectionEnd) {
    this.sessionId = sessionId;
    this.auth = auth;
    this.#end = end;
  }

  send(type: PropertyKey, message: unknown): void {
    this.#end.received(type, message);
  }

  enqueueRaw(bytes: Uint8Array): void {
    this.#end.happened(bytes);
  }

  leave(): void {
    this.#end.ended();
  }
}

/** A table with its fake connections, which replaces Colyseus's `TableRoom`. */
export class SimulatedRoom {
  readonly live: LiveTable;
  readonly #app: AppContext;
  readonly #connections: SimulatedConnection[] = [];
  /** Dropped connections that may be resumed, with the function that closes each for good. */
  readonly #dropped = new Map<SimulatedConnection, Cancel>();
  #shown: TableState | null = null;

  private constructor(loaded: LoadedTable, app: AppContext, close: () => void) {
    this.#app = app;
    const show = (table: TableState): void => void (this.#shown = table);
    this.live = new LiveTable(loaded, app, { connections: this.#connections, show, close });
  }

  /**
   * Loads a table from the store, and resolves with its room. Resolves with the reason why it cannot be loaded if that fails.
   * `close` is called when the table would close.
   */
  static async open(app: AppContext, code: TableCode, close: () => void): Promise<SimulatedRoom | RefusalCode> {
    const loaded = await loadTable(app, code);
    return typeof loaded === 'string' ? loaded : new SimulatedRoom(loaded, app, close);
  }

  /** The public state of the table. */
  get shown(): TableState {
    if (this.#shown === null) throw new Error('nothing has been shown of the table');
    return this.#shown;
  }

  /** All connections that have not dropped. */
  get connections(): readonly SimulatedConnection[] {
    return [...this.#connections];
  }

  /** Lets a connection in. Returns the reason for a refusal, or null if the connection may join. */
  join(connection: SimulatedConnection): RefusalCode | null {
    this.#connections.push(connection);
    const refused = this.live.join(connection);
    if (refused !== null) this.#end(connection);
    return refused;
  }

  /** Drops a connection, which may be resumed for a while. */
  drop(connection: SimulatedConnection): void {
    if (!this.#end(connection)) return;
    if (connection.userData.dismissed !== null) return this.live.leave(connection, 'lost');
    this.live.drop(connection);
    const giveUp = this.#app.time.after(this.#app.pace.reconnection, () => {
      this.#dropped.delete(connection);
      this.live.leave(connection, 'lost');
    });
    this.#dropped.set(connection, giveUp);
  }

  /** Resumes a dropped connection. Returns whether that was still possible. */
  takeUp(connection: SimulatedConnection): boolean {
    const giveUp = this.#dropped.get(connection);
    if (giveUp === undefined) return false;
    giveUp();
    this.#dropped.delete(connection);
    this.#connections.push(connection);
    this.live.return(connection);
    return true;
  }

  /** All dropped connections that may be resumed. */
  get dropped(): readonly SimulatedConnection[] {
    return [...this.#dropped.keys()];
  }

  /** Closes a connection on purpose. */
  leave(connection: SimulatedConnection): void {
    if (this.#end(connection)) this.live.leave(connection, 'consented');
  }

  /** Sends a request on a connection. Resolves with the table's answer. */
  answer(connection: SimulatedConnection, name: RequestName, payload: unknown): Promise<Answer> {
    return this.live.requests.answer(name, payload, connection);
  }

  /** Closes all connections. Resolves when all pending work is written. */
  async close(): Promise<void> {
    for (const giveUp of this.#dropped.values()) giveUp();
    this.#dropped.clear();
    for (const connection of this.connections) connection.leave();
    this.#connections.length = 0;
    await this.live.stop();
  }

  /** Removes a connection. Returns whether it was open. */
  #end(connection: SimulatedConnection): boolean {
    const at = this.#connections.indexOf(connection);
    if (at >= 0) this.#connections.splice(at, 1);
    return at >= 0;
  }
}

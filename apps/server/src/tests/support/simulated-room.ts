import type { Answer, Guest, RefusalCode, RequestName, TableCode } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import type { AppContext } from '../../app-context.ts';
import type { ConnectionData } from '../../table/connections/connection.ts';
import { LiveTable } from '../../table/live-table.ts';
import { type LoadedTable, loadTable } from '../../table/lifecycle/load-table.ts';
import { FixedWindowCounter } from '../../table/connections/fixed-window-counter.ts';
import type { Cancel } from '../../time.ts';

const UNHURRIED = { perSecond: Infinity, floodPerSecond: Infinity };

/** What comes to the other end of a connection. */
export interface ConnectionEnd {
  /** A message other than of what happened in the game. */
  received(type: PropertyKey, message: unknown): void;
  /** What happened in the game, as bytes. */
  happened(bytes: Uint8Array): void;
  /** The table has ended the connection. */
  ended(): void;
}

/** A table's connection to somebody that is no connection: what is sent on it comes at once to the one who holds its other end. */
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

/** A table in a process, and the connections to it: what `TableRoom` is to Colyseus. */
export class SimulatedRoom {
  readonly live: LiveTable;
  readonly #app: AppContext;
  readonly #connections: SimulatedConnection[] = [];
  /** Lines that have dropped and may be taken up again, with what gives each up for good. */
  readonly #dropped = new Map<SimulatedConnection, Cancel>();
  #shown: TableState | null = null;

  private constructor(loaded: LoadedTable, app: AppContext, close: () => void) {
    this.#app = app;
    const show = (table: TableState): void => void (this.#shown = table);
    this.live = new LiveTable(loaded, app, { connections: this.#connections, show, close });
  }

  /** Brings a table up as the store has it; or says why it cannot be. `close` is called when it would end in this process. */
  static async open(app: AppContext, code: TableCode, close: () => void): Promise<SimulatedRoom | RefusalCode> {
    const loaded = await loadTable(app, code);
    return typeof loaded === 'string' ? loaded : new SimulatedRoom(loaded, app, close);
  }

  /** What all see of the table. */
  get shown(): TableState {
    if (this.#shown === null) throw new Error('nothing has been shown of the table');
    return this.#shown;
  }

  /** All connections that have not dropped. */
  get connections(): readonly SimulatedConnection[] {
    return [...this.#connections];
  }

  /** Somebody comes in on a connection; or why they may not. */
  join(connection: SimulatedConnection): RefusalCode | null {
    this.#connections.push(connection);
    const refused = this.live.join(connection);
    if (refused !== null) this.#end(connection);
    return refused;
  }

  /** A connection drops; it can be taken up again for a while. */
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

  /** A connection that had dropped is there again; whether it still could be. */
  takeUp(connection: SimulatedConnection): boolean {
    const giveUp = this.#dropped.get(connection);
    if (giveUp === undefined) return false;
    giveUp();
    this.#dropped.delete(connection);
    this.#connections.push(connection);
    this.live.return(connection);
    return true;
  }

  /** All connections that had dropped and may be taken up again. */
  get dropped(): readonly SimulatedConnection[] {
    return [...this.#dropped.keys()];
  }

  /** Somebody goes on purpose, as far as this connection is concerned. */
  leave(connection: SimulatedConnection): void {
    if (this.#end(connection)) this.live.leave(connection, 'consented');
  }

  /** Somebody asks something of the table on a connection. */
  answer(connection: SimulatedConnection, name: RequestName, payload: unknown): Promise<Answer> {
    return this.live.requests.answer(name, payload, connection);
  }

  /** Ends all connections and does nothing more; resolves when all that was started is written down. */
  async close(): Promise<void> {
    for (const giveUp of this.#dropped.values()) giveUp();
    this.#dropped.clear();
    for (const connection of this.connections) connection.leave();
    this.#connections.length = 0;
    await this.live.stop();
  }

  /** Whether a connection was open; it is not any more. */
  #end(connection: SimulatedConnection): boolean {
    const at = this.#connections.indexOf(connection);
    if (at >= 0) this.#connections.splice(at, 1);
    return at >= 0;
  }
}

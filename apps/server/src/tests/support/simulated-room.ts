import type { Answer, Guest, RefusalCode, RequestName, TableCode } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import type { House } from '../../app-context.ts';
import type { ConnectionData } from '../../table/connections/connection.ts';
import { LiveTable } from '../../table/live-table.ts';
import { type LoadedTable, loadTable } from '../../table/record/load-table.ts';
import { MessageRate } from '../../table/connections/message-rate.ts';
import type { Cancel } from '../../time.ts';

const UNHURRIED = { perSecond: Infinity, floodPerSecond: Infinity };

/** What comes to the other end of a line. */
export interface LineEnd {
  /** A message other than of what happened in the game. */
  told(type: PropertyKey, message: unknown): void;
  /** What happened in the game, as bytes. */
  happened(bytes: Uint8Array): void;
  /** The table has ended the line. */
  ended(): void;
}

/** A table's line to somebody that is no line: what is told on it comes at once to whoever holds its other end. */
export class SimulatedLine {
  readonly sessionId: string;
  auth: Guest;
  readonly userData: ConnectionData = { rate: new MessageRate(UNHURRIED), dismissed: null };
  readonly #end: LineEnd;

  constructor(sessionId: string, auth: Guest, end: LineEnd) {
    this.sessionId = sessionId;
    this.auth = auth;
    this.#end = end;
  }

  send(type: PropertyKey, message: unknown): void {
    this.#end.told(type, message);
  }

  enqueueRaw(bytes: Uint8Array): void {
    this.#end.happened(bytes);
  }

  leave(): void {
    this.#end.ended();
  }
}

/** A table in a process, and the lines to it: what `TableRoom` is to Colyseus. */
export class SimulatedRoom {
  readonly live: LiveTable;
  readonly #house: House;
  readonly #lines: SimulatedLine[] = [];
  /** Lines that have dropped and may be taken up again, with what gives each up for good. */
  readonly #dropped = new Map<SimulatedLine, Cancel>();
  #shown: TableState | null = null;

  private constructor(loaded: LoadedTable, house: House, close: () => void) {
    this.#house = house;
    const show = (table: TableState): void => void (this.#shown = table);
    this.live = new LiveTable(loaded, house, { connections: this.#lines, show, close });
  }

  /** Brings a table up as the store has it; or says why it cannot be. `close` is called when it would end in this process. */
  static async open(house: House, code: TableCode, close: () => void): Promise<SimulatedRoom | RefusalCode> {
    const loaded = await loadTable(house, code);
    return typeof loaded === 'string' ? loaded : new SimulatedRoom(loaded, house, close);
  }

  /** What all see of the table. */
  get shown(): TableState {
    if (this.#shown === null) throw new Error('nothing has been shown of the table');
    return this.#shown;
  }

  /** All lines that have not dropped. */
  get lines(): readonly SimulatedLine[] {
    return [...this.#lines];
  }

  /** Somebody comes in on a line; or why they may not. */
  join(line: SimulatedLine): RefusalCode | null {
    this.#lines.push(line);
    const refused = this.live.join(line);
    if (refused !== null) this.#end(line);
    return refused;
  }

  /** A line drops; it can be taken up again for a while. */
  drop(line: SimulatedLine): void {
    if (!this.#end(line)) return;
    if (line.userData.dismissed !== null) return this.live.leave(line, 'lost');
    this.live.drop(line);
    const giveUp = this.#house.time.after(this.#house.pace.reconnection, () => {
      this.#dropped.delete(line);
      this.live.leave(line, 'lost');
    });
    this.#dropped.set(line, giveUp);
  }

  /** A line that had dropped is there again; whether it still could be. */
  takeUp(line: SimulatedLine): boolean {
    const giveUp = this.#dropped.get(line);
    if (giveUp === undefined) return false;
    giveUp();
    this.#dropped.delete(line);
    this.#lines.push(line);
    this.live.return(line);
    return true;
  }

  /** All lines that had dropped and may be taken up again. */
  get dropped(): readonly SimulatedLine[] {
    return [...this.#dropped.keys()];
  }

  /** Somebody goes on purpose, as far as this line is concerned. */
  leave(line: SimulatedLine): void {
    if (this.#end(line)) this.live.leave(line, 'consented');
  }

  /** Somebody asks something of the table on a line. */
  answer(line: SimulatedLine, name: RequestName, payload: unknown): Promise<Answer> {
    return this.live.requests.answer(name, payload, line);
  }

  /** Ends all lines and does nothing more; resolves when all that was begun is written down. */
  async close(): Promise<void> {
    for (const giveUp of this.#dropped.values()) giveUp();
    this.#dropped.clear();
    for (const line of this.lines) line.leave();
    this.#lines.length = 0;
    await this.live.stop();
  }

  /** Whether a line was open; it is not any more. */
  #end(line: SimulatedLine): boolean {
    const at = this.#lines.indexOf(line);
    if (at >= 0) this.#lines.splice(at, 1);
    return at >= 0;
  }
}

import {
  type Answer, type DealSoFar, type EventsMessage, type Guest, type RequestName, type RequestPayload, SERVER_MESSAGE, type Sight,
  type Snapshot,
} from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import { SimulatedConnection } from '../support/simulated-room.ts';
import type { Time } from '../../time.ts';
import type { TableProcess } from './cluster.ts';
import type { Dice } from './dice.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import { ReceivedMessages } from './received.ts';
import type { Weather } from './weather.ts';
import { Wire } from './wire.ts';

/** The timeout of a browser's request, in ms. */
const TIMEOUT_MS = 6000;
/** How long a process may take to detect a broken connection, in ms, and a browser to detect that its process is gone. */
const UNNOTICED = 8000;

/** A viewer's view of the game: the last event received, and the seat. */
export interface FollowedView {
  readonly gameId: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly sight: Sight;
}

/** The dependencies of a simulated browser. */
export interface BrowserParts {
  readonly time: Time;
  readonly dice: Dice;
  readonly weather: Weather;
  readonly ledger: Ledger;
  readonly findings: Findings;
}

/** A simulated page that shows the table to a person, on one connection to a process. */
export class Browser {
  readonly process: TableProcess;
  readonly #parts: BrowserParts;
  readonly #connection: SimulatedConnection;
  readonly #received: ReceivedMessages;
  readonly #unanswered = new Set<() => void>();
  readonly #changed: () => void;
  #up: Wire;
  #down: Wire;
  #open = true;
  #view: FollowedView | null = null;
  #resyncing = false;

  private constructor(guest: Guest, session: string, process: TableProcess, parts: BrowserParts, changed: () => void) {
    const { room } = process;
    this.process = process;
    this.#parts = parts;
    this.#changed = changed;
    this.#received = new ReceivedMessages(guest.id, parts.ledger, parts.findings, () => room.live.table.record);
    this.#up = new Wire(parts.time, parts.dice, parts.weather);
    this.#down = new Wire(parts.time, parts.dice, parts.weather);
    this.#connection = new SimulatedConnection(session, guest, {
      received: (type, message) => this.#receive(type, message),
      happened: (bytes) => this.#receiveEvents(bytes),
      ended: () => this.#parts.time.after(0, () => this.#dismissed()),
    });
    process.whenDead(() => parts.time.after(parts.dice.below(UNNOTICED), () => this.#ended()));
  }

  /**
   * Opens the table on a page of its own, and returns the page. Returns the reason for a refusal if the person may not join.
   * `changed` is called on each update.
   */
  static open(guest: Guest, session: string, process: TableProcess, parts: BrowserParts, changed: () => void): Browser | string {
    const browser = new Browser(guest, session, process, parts, changed);
    return process.room.join(browser.#connection) ?? browser;
  }

  /** Whether the page's connection is open, as far as the page knows. */
  get isOpen(): boolean {
    return this.#open;
  }

  get view(): FollowedView | null {
    return this.#view;
  }

  /** The public state of the table. */
  get table(): TableState {
    return this.process.room.shown;
  }

  /** Breaks the connection, which the process does not notice for a while. */
  cut(): void {
    // Requests in flight may arrive, but nobody receives their answers.
    this.#up.cut(500);
    this.#down.cut(0);
    this.#end();
    const { time, dice } = this.#parts;
    time.after(dice.below(UNNOTICED), () => this.#atProcess(() => this.process.room.drop(this.#connection)));
  }

  /** Resumes the broken connection. Returns whether the process still had it. */
  takeUp(): boolean {
    if (!this.process.isAlive) return false;
    const { time, dice, weather } = this.#parts;
    this.#up = new Wire(time, dice, weather);
    this.#down = new Wire(time, dice, weather);
    this.#open = true;
    if (this.process.room.takeUp(this.#connection)) return true;
    this.#open = false;
    return false;
  }

  /** Closes the page on purpose. */
  leave(): void {
    this.#end();
    const { time, dice } = this.#parts;
    time.after(dice.below(100), () => this.#atProcess(() => this.process.room.leave(this.#connection)));
  }

  /** Sends a request to the table. Resolves with its answer, or with null if none arrives. */
  request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer | null> {
    return new Promise((resolve) => {
      const answered = (answer: Answer | null): void => {
        giveUp();
        this.#unanswered.delete(abandon);
        resolve(answer);
      };
      const abandon = (): void => answered(null);
      const giveUp = this.#parts.time.after(TIMEOUT_MS, abandon);
      this.#unanswered.add(abandon);
      const down = this.#down;
      this.#up.carry(() => void this.#answer(name, payload, (answer) => down.carry(() => answered(answer))));
    });
  }

  /** Requests a snapshot of the game, only once however many events are missing before it arrives. */
  resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    void this.#askAgain();
  }

  async #askAgain(): Promise<void> {
    await this.request('resync', {});
    this.#resyncing = false;
  }

  /** Resolves with the process's answer to a request that has arrived. */
  async #answer<Name extends RequestName>(
    name: Name,
    payload: RequestPayload<Name>,
    tell: (answer: Answer) => void,
  ): Promise<void> {
    if (!this.process.isAlive || !this.process.room.connections.includes(this.#connection)) return;
    const answer = await this.process.room.answer(this.#connection, name, payload);
    if (name === 'lookBack' && answer.ok) this.#received.dealSoFar(answer as Answer & DealSoFar);
    if (this.process.isAlive) tell(answer);
  }

  #receive(type: PropertyKey, message: unknown): void {
    this.#received.message(type, message);
    if (type !== SERVER_MESSAGE.snapshot || !this.#open) return;
    const { gameId, seq, seat, sight } = message as Snapshot;
    this.#down.carry(() => {
      if (!this.#open) return;
      this.#view = { gameId, seq, seat, sight };
      this.#changed();
    });
  }

  #receiveEvents(bytes: Uint8Array): void {
    const message = this.#received.happened(bytes);
    if (message !== null && this.#open) this.#down.carry(() => this.#follow(message));
  }

  #follow([last, , ...events]: EventsMessage): void {
    const view = this.#view;
    if (!this.#open || (view !== null && last <= view.seq)) return;
    if (view === null || last - events.length !== view.seq) return this.resync();
    this.#view = { ...view, seq: last };
    this.#changed();
  }

  #atProcess(task: () => void): void {
    if (this.process.isAlive) task();
  }

  #dismissed(): void {
    this.#atProcess(() => this.process.room.drop(this.#connection));
    this.#ended();
  }

  #ended(): void {
    if (!this.#open) return;
    this.#end();
    this.#changed();
  }

  #end(): void {
    this.#open = false;
    this.#resyncing = false;
    for (const abandon of this.#unanswered) abandon();
  }
}

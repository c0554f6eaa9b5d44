import {
  type Answer, type Guest, type RequestName, type RequestPayload, SERVER_MESSAGE, type ShuffleMessage, type Snapshot,
} from '@chinwag/protocol';
import { readFrame } from '../../../apps/server/src/tests/support/frames.ts';
import { SimulatedConnection, type SimulatedRoom } from '../../../apps/server/src/tests/support/simulated-room.ts';
import type { Witness } from '../../../apps/web/src/fairness/witness.ts';
import type { ShownToAll } from '../../../apps/web/src/session/shuffleWitness.ts';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import type { HonestDevice, PageVersion } from './honest-device.ts';
import type { HonestTable } from './table.ts';

/** The number of connections so far, from which their names are derived. */
let connections = 0;

/** An open page of the app in a person's browser, with its witness and its connection. */
export class Page {
  readonly guest: Guest;
  readonly device: HonestDevice;
  /** The delay of the page's requests, in ms. */
  delay = 0;
  /** Whether the page is offline for now, and so opens no connection. */
  isAway = false;
  readonly #table: HonestTable;
  readonly #witness: Witness;
  readonly #page: EventTarget;
  readonly #version: PageVersion;
  #connection: SimulatedConnection | null = null;
  #room: SimulatedRoom | null = null;
  #isUp = false;

  constructor(table: HonestTable, guest: Guest, device: HonestDevice, version: PageVersion) {
    this.#table = table;
    this.guest = guest;
    this.device = device;
    this.#version = version;
    const rules = version === 'same' ? RULES_VERSION : RULES_VERSION + 1;
    const { witness, page } = device.device.open(guest.id, table.code, rules);
    this.#witness = witness;
    this.#page = page;
    device.pages.add(this);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Returns whether the page's connection, open or dropped, is to the current process of the table. */
  get isInRoom(): boolean {
    return this.#room === this.#table.room;
  }

  /** Opens a new connection. */
  connect(): void {
    this.#down();
    const connection: SimulatedConnection = new SimulatedConnection(`connection-${++connections}`, this.guest, {
      received: (type, message) => this.#isOn(connection) && this.#received(type, message),
      happened: (bytes) => this.#isOn(connection) && this.#happened(bytes),
      ended: () => this.#isOn(connection) && this.#down(),
    });
    this.#connection = connection;
    this.#room = this.#table.room;
    this.#isUp = true;
    const refused = this.#room.join(connection);
    if (refused !== null) throw new Error(refused);
    this.#offer();
  }

  /** Drops the connection. */
  drop(): void {
    const connection = this.#connection;
    this.#down();
    if (connection !== null && this.isInRoom) this.#room?.drop(connection);
  }

  /** Resumes the dropped connection, or opens a new one if that is impossible. */
  takeUp(): void {
    const connection = this.#connection;
    if (connection === null || !this.isInRoom) return this.connect();
    this.#isUp = true;
    if (this.#room?.takeUp(connection) === true) return this.#offer();
    this.#isUp = false;
    this.connect();
  }

  /** Closes the page. `left` means that the user left; `ended` means that the phone ended the page. */
  close(how: 'left' | 'ended'): void {
    if (how === 'left') this.#page.dispatchEvent(new Event('pagehide'));
    this.drop();
    this.device.pages.delete(this);
  }

  /** Sends a request to the table. Resolves with the answer, or with null if the connection drops before that. */
  async request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer | null> {
    const [connection, room] = [this.#connection, this.#room];
    if (connection === null || room === null || !this.#isUp) return null;
    if (this.delay > 0) await new Promise<void>((resolve) => this.#table.time.after(this.delay, resolve));
    if (!room.connections.includes(connection) || room !== this.#table.room) return null;
    if (name === 'giveNumber') this.device.gave(payload as RequestPayload<'giveNumber'>);
    const answer = await room.answer(connection, name, payload);
    return this.#isOn(connection) ? answer : null;
  }

  #offer(): void {
    void this.#witness.offer(this, () => this.#shown(), () => (this.device.announced += 1));
  }

  /** Returns the public state of the table. */
  #shown(): ShownToAll {
    const { starting, restoredAt, seats } = this.#table.room.shown;
    return { starting, restoredAt, names: seats.map(({ name }) => name) };
  }

  #down(): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#witness.lost();
  }

  #isOn(connection: SimulatedConnection): boolean {
    return this.#isUp && this.#connection === connection && this.isInRoom;
  }

  #received(type: PropertyKey, message: unknown): void {
    if (type === SERVER_MESSAGE.snapshot) {
      const snapshot = structuredClone(message) as Snapshot;
      this.device.shown(snapshot, this.#version);
      this.#witness.snapshot(snapshot);
    }
    if (type !== SERVER_MESSAGE.shuffle) return;
    const sent = structuredClone(message) as ShuffleMessage;
    this.device.heard(sent, this.#version);
    void this.#witness.shuffle(sent, this, this.#shown());
  }

  #happened(bytes: Uint8Array): void {
    const frame = readFrame(bytes);
    if (frame.kind !== 'events') return;
    this.device.saw(frame.message[0]);
    this.#witness.events(frame.message);
  }
}

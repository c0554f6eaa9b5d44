import { type EventsMessage, type NewGuest, SERVER_MESSAGE, type Snapshot, unpackEvent } from '@chinwag/protocol';
import { type AnyGame, evolveAll, games } from '@chinwag/rules';
import { Connection, post, type Visitor } from './connection.ts';

/** A message about a game: a snapshot, or events. */
export type GameMessage = EventsMessage | Snapshot;

/** A person's connection to a table, and the game as received there. Computes the state of the game on demand. */
export class Follower {
  readonly visitor: Visitor;
  readonly #table: string;
  #connection: Connection | null = null;
  #snapshot: Snapshot | null = null;
  #unfolded: EventsMessage[] = [];
  #seq = 0;
  #listener: (message: GameMessage | null) => void = () => undefined;

  constructor(visitor: Visitor, table: string) {
    this.visitor = visitor;
    this.#table = table;
  }

  /** Connects to the table, or reconnects. */
  async open(): Promise<void> {
    const { room } = await post<{ room: string }>(this.visitor, `/api/tables/${this.#table}/room`);
    this.#snapshot = null;
    this.#connection = await Connection.open(this.visitor, 'joinById', room, {
      message: (type, message) => this.#hear(type, message),
      closed: () => this.#listener(null),
    });
  }

  /**
   * Calls a listener with every message about the game, and with null when the connection closes. The listener replaces the
   * previous one.
   */
  listen(listener: (message: GameMessage | null) => void): void {
    this.#listener = listener;
  }

  get connection(): Connection {
    if (this.#connection === null) throw new Error('the connection was never opened');
    return this.#connection;
  }

  /** Returns the number of the last event received. */
  get seq(): number {
    return this.#seq;
  }

  /** Returns the game as received, or null before the first snapshot. */
  get view(): Snapshot | null {
    const snapshot = this.#snapshot;
    if (snapshot === null || this.#unfolded.length === 0) return snapshot;
    const game = gameOf(snapshot.game);
    const packed = this.#unfolded.flatMap(([, , ...events]) => events);
    const events = packed.flatMap((event) => unpackEvent(event, game.eventFields) ?? []);
    this.#unfolded = [];
    this.#snapshot = { ...snapshot, seq: this.#seq, state: evolveAll(game, snapshot.state, events) };
    return this.#snapshot;
  }

  #hear(type: string, message: unknown): void {
    if (type === SERVER_MESSAGE.snapshot) {
      const snapshot = message as Snapshot;
      this.#snapshot = snapshot;
      this.#unfolded = [];
      this.#seq = snapshot.seq;
      this.#listener(snapshot);
    } else if (type === SERVER_MESSAGE.events) {
      const events = message as EventsMessage;
      const [seq, , ...packed] = events;
      if (seq - packed.length !== this.#seq) throw new Error(`at ${this.#seq}, sent ${packed.length} events up to ${seq}`);
      this.#seq = seq;
      this.#unfolded.push(events);
      this.#listener(events);
    }
  }
}

/** Creates a guest on a server, with the client address `from`. Resolves with the client. Rejects if the server refuses. */
export async function newVisitor(port: number, from: string, name: string): Promise<Visitor> {
  const { token } = await post<NewGuest>({ port, from, token: null }, '/api/guests', { name });
  return { port, from, token };
}

const byName = new Map(Object.values<AnyGame>(games).map((game) => [game.id, game]));

/** Returns a game by its name. Throws if there is none. */
export function gameOf(name: string): AnyGame {
  const game = byName.get(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

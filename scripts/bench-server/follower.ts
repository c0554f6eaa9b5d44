import { type EventsMessage, type NewGuest, SERVER_MESSAGE, type Snapshot, unpackEvent } from '@chinwag/protocol';
import { type AnyGame, evolveAll, games } from '@chinwag/rules';
import { Connection, post, type Visitor } from './connection.ts';

/** What is sent of a game: the whole of it, or what happened. */
export type GameMessage = EventsMessage | Snapshot;

/** One connection of somebody to a table, and the game as it is sent there: folded only when it is looked at. */
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

  /** Comes to the table, or comes back to it. */
  async open(): Promise<void> {
    const { room } = await post<{ room: string }>(this.visitor, `/api/tables/${this.#table}/room`);
    this.#snapshot = null;
    this.#connection = await Connection.open(this.visitor, 'joinById', room, {
      message: (type, message) => this.#hear(type, message),
      closed: () => this.#listener(null),
    });
  }

  /** Calls with all that is sent of the game, and with null when the connection is closed. Replaces the listener before. */
  listen(listener: (message: GameMessage | null) => void): void {
    this.#listener = listener;
  }

  get connection(): Connection {
    if (this.#connection === null) throw new Error('the connection was never opened');
    return this.#connection;
  }

  /** The number of the last event that was sent. */
  get seq(): number {
    return this.#seq;
  }

  /** The game as it has been sent; null before a snapshot has come. */
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

/** A guest of a server; `visitor` tells from where they come. */
export async function newVisitor(port: number, from: string, name: string): Promise<Visitor> {
  const { token } = await post<NewGuest>({ port, from, token: null }, '/api/guests', { name });
  return { port, from, token };
}

const byName = new Map(Object.values<AnyGame>(games).map((game) => [game.id, game]));

/** A game by its name. */
export function gameOf(name: string): AnyGame {
  const game = byName.get(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

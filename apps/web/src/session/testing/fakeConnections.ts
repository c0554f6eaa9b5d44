import type { Answer, GuestId, Refusal, RequestName, TableCode } from '@chinwag/protocol';
import { emptyTable, type TableState } from '@chinwag/protocol/table';
import type { Token } from '../api.ts';
import type { Connection, ConnectionEvents, OpenConnection } from '../connection.ts';

/** A request over a fake connection, with a function that answers it. A null answer means that none arrives. */
export interface FakeRequest {
  readonly name: RequestName;
  readonly payload: unknown;
  readonly answer: (answer: Answer | null) => void;
}

/** A connection whose other end a test controls. */
export interface FakeConnection {
  readonly code: TableCode;
  readonly token: Token;
  /** The callbacks through which the table sends messages. */
  readonly tell: ConnectionEvents;
  /** The requests over the connection, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** How the connection was closed, or null while it is open. */
  readonly closedAs: 'away' | 'leaving' | null;
}

/** Connections controlled by tests. Pass `open` to a table connection. */
export class FakeConnections {
  /** The outcome of opening a connection: a connection (`line`), or why there is none. */
  comes: 'line' | 'unreachable' | Refusal = 'line';
  /** Called before a connection is returned, so that a test can act while it is being opened. */
  opening: () => void | Promise<void> = () => undefined;
  #attempts = 0;
  readonly #connections: FakeConnection[] = [];

  readonly open: OpenConnection = async (code, token, tell) => {
    this.#attempts += 1;
    await this.opening();
    if (this.comes !== 'line') return this.comes;
    const requests: FakeRequest[] = [];
    let closedAs: FakeConnection['closedAs'] = null;
    this.#connections.push({
      code,
      token,
      tell,
      requests,
      get closedAs() {
        return closedAs;
      },
    });
    const connection: Connection = {
      id: `line-${this.#connections.length}`,
      request: (name, payload) => new Promise((answer) => requests.push({ name, payload, answer })),
      close: (as) => {
        closedAs = as;
        for (const { answer } of requests) answer(null);
      },
    };
    return connection;
  };

  /** Returns how often a connection was requested. */
  get attempts(): number {
    return this.#attempts;
  }

  /** Returns the connection opened last. Throws if there is none. */
  get connection(): FakeConnection {
    const connection = this.#connections.at(-1);
    if (connection === undefined) throw new Error('no line has been opened');
    return connection;
  }

  /** Returns the requests of this name, over all connections. */
  requests(name: RequestName): readonly FakeRequest[] {
    return this.#connections.flatMap((connection) => connection.requests.filter((requests) => requests.name === name));
  }

  /** Breaks the newest connection, which is then being resumed. Its pending requests get no answer. */
  drop(): void {
    for (const { answer } of this.connection.requests) answer(null);
    this.connection.tell.dropped();
  }

  /** Ends the newest connection for good: with the server's reason, or null if the connection was lost. */
  end(refusal: Refusal | null): void {
    for (const { answer } of this.connection.requests) answer(null);
    this.connection.tell.closed(refusal);
  }
}

/** Returns the state of an empty table, as the server sends it. `fields` override parts of the state. */
export function tableState(fields: Partial<TableState> = {}): TableState {
  const [code, host] = ['ABCDEFGHJK' as TableCode, 'guest-marta' as GuestId];
  return emptyTable({ code, host, game: 'chinkway', seatsWished: 4, ...fields });
}
